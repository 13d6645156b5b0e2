import { CloudOff } from 'lucide-react';
import { Button } from './Button.tsx';
import { useFocusFallback } from './focus/useFocusFallback.ts';
import { Notice } from './Notice.tsx';
import { texts } from './text/texts.ts';

type LoadFailureProps = {
  /** What could not be loaded, as a sentence. */
  readonly title: string;
  /** Whose fault it is, and what to do. */
  readonly text?: string;
  readonly onRetry: () => void;
};

/** Shown in place of something that could not be loaded, with a button to try again. */
export function LoadFailure({ title, text = 'Check your connection, then try again.', onRetry }: LoadFailureProps) {
  const area = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={area} role="alert">
      <Notice icon={<CloudOff size={48} />} title={title} text={text}>
        <Button onClick={onRetry}>{texts.retry}</Button>
      </Notice>
    </div>
  );
}
