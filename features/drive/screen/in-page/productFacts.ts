type Facts = Readonly<Record<string, string>>;

/** Runs in the page: what each product's card, line or page shows of it. */
export function factsOf(products: readonly Element[]): readonly Facts[] {
  const textOf = (element: Element | null | undefined) => element?.textContent?.trim();
  return products.map((product) => {
    const texts = [...product.querySelectorAll('p, span, s, strong')].map((part) => textOf(part) ?? '');
    const after = (beginning: RegExp) => texts.find((text) => beginning.test(text))?.replace(beginning, '');
    const buttons = [...product.querySelectorAll('button, a')].map((button) => textOf(button) ?? '');
    const terms = [...product.querySelectorAll('dt')];
    const told = terms.map((term) => [textOf(term)?.toLowerCase() ?? '', textOf(term.nextElementSibling)] as const);
    const isPage = product.querySelector('h1') !== null;
    const facts = {
      ...(Object.fromEntries(told) as Readonly<Record<string, string | undefined>>),
      name: textOf(product.querySelector('h1, h2, h3, h4')),
      price: after(/^Price (?=(From )?₹[\d,.]+$)/) ?? '',
      was: textOf(product.querySelector('s, del'))?.replace(/^Original price /, '') ?? 'none',
      'percent off': texts.find((text) => /^\d+% off$/.test(text)) ?? 'none',
      picture: product.querySelector('img[src]:not([src=""])') === null ? 'no' : 'yes',
      'picture shows': product.querySelector('img')?.alt || 'none',
      button: buttons.find((text) => /to Cart$|^Sold out$|^Choose a size$/.test(text)),
      stock: texts.find((text) => /^(Sold out|Only \d left)$/.test(text)) ?? 'none',
      size: after(/^Size /) ?? texts.find((text) => /^\S+ – \S+$/.test(text)) ?? 'none',
      quantity: textOf(product.querySelector('fieldset')),
      description: isPage ? (textOf([...product.querySelectorAll('p')].at(-1)) ?? '') : undefined,
    };
    return Object.fromEntries(
      Object.entries(facts).flatMap(([name, fact]) => (fact === undefined ? [] : [[name, fact]])),
    );
  });
}
