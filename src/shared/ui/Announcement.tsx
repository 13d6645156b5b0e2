import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A polite live region. It must be on the page before its text changes. */
export function Announcement({ text }: { readonly text: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}
