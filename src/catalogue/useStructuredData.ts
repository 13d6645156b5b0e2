import { useEffect } from 'react';

/** Keeps data for search engines in the document for as long as its page stands; `json` as JSON-LD. */
export function useStructuredData(json: string | undefined): void {
  useEffect(() => {
    if (json === undefined) return;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = json;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
}
