import type { PageRoute, PageSubject } from '../pages.ts';

/** The title and description in a document's head. */
export type PageHead = { readonly title: string; readonly description: string };

export function pageHead(
  { title, description = title }: Pick<PageRoute, 'title' | 'description'>,
  subject: PageSubject,
): PageHead {
  return {
    title: typeof title === 'string' ? title : title(subject),
    description: typeof description === 'string' ? description : description(subject),
  };
}
