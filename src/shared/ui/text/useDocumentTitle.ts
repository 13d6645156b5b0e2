import { useEffect } from 'react';
import { documentTitle } from './documentTitle.ts';

/** Sets the document's title while the component is mounted; `name` is the page's part of it. */
export function useDocumentTitle(name: string): void {
  useEffect(() => {
    const title = documentTitle(name);
    // The title of the server's document stays: a screen reader has announced it.
    if (document.title !== title) document.title = title;
  }, [name]);
}
