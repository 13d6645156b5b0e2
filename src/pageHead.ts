import type { PageRoute, PageSubject } from './routes.ts';

/** What a document's head says of its page. */
export type PageHead = { readonly title: string; readonly description: string };

export function pageHead(
  { title, description }: Pick<PageRoute, 'title' | 'description'>,
  subject: PageSubject,
): PageHead {
  return {
    title: typeof title === 'string' ? title : title(subject),
    description: typeof description === 'string' ? description : description(subject),
  };
}
