import { useEffect } from 'react';

const TYPE = 'application/ld+json';

/**
 * Adds the structured data of the page's subject to the document while the page is mounted. A document of the server has it
 * already. `describe` must stay the same function.
 */
export function useStructuredData<Subject>(
  subject: Subject | undefined,
  describe: (subject: Subject, origin: string) => string,
): void {
  useEffect(() => {
    if (subject === undefined) return;
    const rendered = document.head.querySelector<HTMLScriptElement>(`script[type="${TYPE}"]`);
    const script = rendered ?? document.createElement('script');
    script.type = TYPE;
    script.textContent = describe(subject, window.location.origin);
    if (rendered === null) document.head.append(script);
    return () => script.remove();
  }, [subject, describe]);
}
