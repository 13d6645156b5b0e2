import type { Answer, ForQueryingProducts } from '../ports/catalogue/ForQueryingProducts.ts';
import { type Failure, failureOf } from '../ports/failures/Failure.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';

export type AskCatalogueOutcome<Value> = { readonly outcome: 'answered'; readonly value: Value } | Failure;

/** Asks the catalogue a question. The outcome is there at once when the answer is. */
export type AskCatalogue = <Value>(
  question: (catalogue: ForQueryingProducts) => Answer<Value>,
) => Answer<AskCatalogueOutcome<Value>>;

/** A failure that several questions share is logged once. */
export function makeAskCatalogue({ catalogue, log }: Pick<StorefrontPorts, 'catalogue' | 'log'>): AskCatalogue {
  const logged = new WeakSet<object>();
  return <Value>(question: (catalogue: ForQueryingProducts) => Answer<Value>): Answer<AskCatalogueOutcome<Value>> => {
    const answered = (value: Value) => ({ outcome: 'answered', value }) as const;
    const failed = (error: unknown) => {
      if (!logged.has(Object(error))) log.error('Error fetching data', error);
      logged.add(Object(error));
      return failureOf(error);
    };
    const answer = question(catalogue);
    return answer instanceof Promise ? answer.then(answered, failed) : answered(answer);
  };
}
