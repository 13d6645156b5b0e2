/** Elements in which letters are typed. */
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Whether a key may be a command: it is pressed without a modifier, and nobody types, nor is in a dialog. */
export function isCommand({ target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return false;
  return target instanceof Element && target.closest(`${TYPING}, [role="dialog"], dialog`) === null;
}
