/** Returns how many texts of the page are Hebrew in part, and those in which the Hebrew part has no direction of its own. Runs in the page. */
export function namesInTexts(): { readonly count: number; readonly astray: readonly string[] } {
  // A word alone has nothing beside it that could move.
  const hasHebrew = (text: string) => /[\u0590-\u05ff]/.test(text) && !/^[\u0590-\u05ff]+$/.test(text);
  const withoutIsolates = (text: string): string => {
    const outer = text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, '');
    return outer === text ? text : withoutIsolates(outer);
  };
  let count = 0;
  const astray: string[] = [];
  const look = (text: string, isIsolated: boolean, where: string) => {
    if (!hasHebrew(text)) return;
    count += 1;
    if (!isIsolated && hasHebrew(withoutIsolates(text))) astray.push(`${where}: ${text}`);
  };
  look(document.title, false, 'title');
  for (const element of document.querySelectorAll('body *:not(script)')) {
    const where = `${element.tagName} ${element.className}`;
    for (const node of element.childNodes) {
      if (node instanceof Text) look(node.data, element.closest('bdi, [dir="auto"]') !== null, where);
    }
    for (const name of ['aria-label', 'alt']) {
      const text = element.getAttribute(name) ?? '';
      // A name alone is no sentence.
      look(text, !/[a-z]/i.test(text), `${where} ${name}`);
    }
    if (element instanceof HTMLInputElement) look(element.value, element.dir === 'auto', where);
  }
  return { count, astray };
}
