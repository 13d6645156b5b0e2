import { useEffect } from 'react';
import { documentTitle } from './documentTitle.ts';

/** Sets the document's title while the component is mounted; `name` is the page's part of it. */
export function useDocumentTitle(name: string): void {
  useEffect(() => {
    document.title = documentTitle(name);
  }, [name]);
}
