import type { OrderPageFacts } from '../../contracts/OrderPageDriver.ts';

/** What the page of an order shows. Runs in the page: refers to nothing outside itself. */
export function orderPageOf([order]: readonly Element[]): OrderPageFacts | undefined {
  if (order === undefined) return undefined;
  const parts = (selector: string) => [...order.querySelectorAll(selector)];
  const textOf = (part: Element | undefined) => part?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const texts = (selector: string) => parts(selector).map(textOf);
  const steps = parts('[aria-label="Progress"] li');
  const nameOf = (step: Element | undefined) => textOf(step).replace(/ ?, done$/, '');
  return {
    number: textOf(parts('#the-order code')[0]),
    state: textOf(parts('header strong')[0]),
    way: steps.map(nameOf),
    reached: nameOf(steps.find((step) => step.getAttribute('aria-current') === 'step')),
    history: parts('[aria-labelledby="order-timeline"] li').map((entry) => textOf(entry.firstChild as Element)),
    parcels: parts('[aria-labelledby="order-parcels"] li').map(
      (parcel) => `${textOf(parcel)} ${parcel.querySelector('a')?.getAttribute('href') ?? ''}`,
    ),
    products: texts('[aria-labelledby="order-lines"] li a'),
    sums: Object.fromEntries(
      parts('dt').map((label) => [textOf(label).toLowerCase(), textOf(label.nextElementSibling ?? undefined)]),
    ),
    returns: texts('[aria-labelledby="order-returns"] li'),
    fits: parts('[aria-labelledby="fit"] fieldset').map(
      (question) =>
        `${textOf(question.querySelector('legend') ?? undefined)}: ${textOf(question.querySelector('label:has(:checked)') ?? undefined)}`,
    ),
    refunds: texts('[aria-label="Refunds"] li'),
    address: texts('[aria-labelledby="order-address"] p')[0] ?? '',
  };
}
