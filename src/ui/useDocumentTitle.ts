import { useEffect } from 'react';
import { documentTitle } from './documentTitle.ts';

/** Sets the document's title for as long as the component is mounted; `name` is the page's own part of it. */
export function useDocumentTitle(name: string): void {
  useEffect(() => {
    document.title = documentTitle(name);
  }, [name]);
}
