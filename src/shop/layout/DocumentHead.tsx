import { useEffect } from 'react';
import { useDocumentTitle } from '../../shared/ui/text/useDocumentTitle.ts';

type DocumentHeadProps = {
  /** The page's part of the document's title. */
  readonly title: string;
  readonly description: string;
};

/** Keeps the document's title and description those of the page. */
export function DocumentHead({ title, description }: DocumentHeadProps) {
  useDocumentTitle(title);
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return null;
}
