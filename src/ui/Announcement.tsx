import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Tells those who listen to the page, politely, what changed on it; must stand there before it has something to tell. */
export function Announcement({ text }: { readonly text: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}
