import type { DomSession } from './DomSession.ts';

/** Clicks an element; throws when a shopper cannot. */
export async function press({ user }: DomSession, target: Element): Promise<void> {
  if (target.matches(':disabled')) throw new Error(`"${target.textContent}" is disabled`);
  await user.click(target);
}

/** Replaces the text of a field at once, as a password manager does. */
export async function fill({ user }: DomSession, field: Element, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
