import { useEffect } from 'react';

/** Adds structured data (JSON-LD) to the document while the page is mounted. */
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
