declare global {
  interface Window {
    /** Every message that the page has shown. */
    said?: string[];
  }
}

/** Runs in the page before the shop: records the messages that it shows. */
export function recordWords(): void {
  const said: string[] = [];
  window.said = said;
  const note = () => {
    for (const message of document.querySelectorAll('[role="status"], [role="alert"]')) {
      const text = message.textContent ?? '';
      if (text !== '' && !said.includes(text)) said.push(text);
    }
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
}
