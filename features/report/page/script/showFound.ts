import type { Choices } from './address.ts';
import { Item } from './Item.ts';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const items = all('.item').map((element) => new Item(element));
/** What holds items, the inner before the outer. */
const holders = all('.holder').toReversed();

/** Shows what was chosen in the chosen order, opens what holds it, and says how much there is. */
export function showFound(choices: Choices): void {
  const { q, changed, order } = choices;
  for (const item of items) item.element.hidden = !item.isFound(choices);
  for (const holder of holders) {
    holder.hidden = holder.querySelector('.item:not([hidden])') === null;
    // An area or an assembly has too many rules to open them all.
    if (holder instanceof HTMLDetailsElement) holder.open = !holder.hidden && (q.length > 1 || changed !== '');
  }
  const isByNumber = order === 'number';
  for (const one of all('.order')) one.hidden = (one.id === 'by-number') !== isByNumber;
  for (const status of all('[role=status]')) status.textContent = isByNumber ? statements() : scenarios();
}

const statements = (): string => counted('.statement', 'statement');
const scenarios = (): string => `${counted('.example', 'scenario')} of ${counted('.rule', 'rule')}`;

function counted(selector: string, noun: string): string {
  const count = all(`${selector}:not([hidden])`).length;
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
