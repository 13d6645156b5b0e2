/** What forms say is wrong: their alerts, and the messages of invalid fields; those of the open dialog, where there is one. */
export function complaintsOf(parts: readonly Element[]): readonly string[] {
  const [place = parts[0]] = parts.flatMap((part) => [...part.querySelectorAll('[role=dialog]')]);
  if (place === undefined) return [];
  const alerts = [...place.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent ?? '');
  const errors = [...place.querySelectorAll('[aria-invalid=true]')].flatMap((field) => {
    const ids = field.closest('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const message = document.getElementById(ids[0] ?? '');
    return message === null ? [] : [(message.lastElementChild ?? message).textContent ?? ''];
  });
  return [...new Set([...errors, ...alerts])].filter((text) => text !== '');
}
