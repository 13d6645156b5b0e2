import { type RefObject, useEffect } from 'react';

/** Submits the form with Ctrl-S, or Command-S, wherever the focus is, but not behind a dialog. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      // The browser's own dialog, which saves the page, is of no use here.
      event.preventDefault();
      if (document.querySelector('[role="dialog"]') === null) form.current?.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [form]);
}
