/** Runs in the page: what a product's card, line or page shows of it. */
export function factsOf(product: Element): Readonly<Record<string, string>> {
  const texts = [...product.querySelectorAll('p, span, s, strong')].map(({ textContent }) => textContent?.trim() ?? '');
  const after = (beginning: RegExp) => texts.find((text) => beginning.test(text))?.replace(beginning, '');
  const button = [...product.querySelectorAll('button')]
    .map(({ textContent }) => textContent?.trim() ?? '')
    .find((text) => /to Cart$/.test(text));
  const struckThrough = product.querySelector('s, del')?.textContent?.trim();
  const size = after(/^Size /);
  const quantity = product.querySelector('fieldset')?.textContent?.trim();
  const description = product.querySelector('h1') === null ? undefined : lastParagraph(product);
  return {
    price: after(/^Price (?=₹[\d,.]+$)/) ?? '',
    was: struckThrough?.replace(/^Original price /, '') ?? 'none',
    'percent off': texts.find((text) => /^\d+% off$/.test(text)) ?? 'none',
    picture: product.querySelector('img[src]:not([src=""])') === null ? 'no' : 'yes',
    ...(button !== undefined && { button }),
    ...(size !== undefined && { size }),
    ...(quantity !== undefined && { quantity }),
    ...(description !== undefined && { description }),
  };

  function lastParagraph(page: Element): string {
    return [...page.querySelectorAll('p')].at(-1)?.textContent?.trim() ?? '';
  }
}
