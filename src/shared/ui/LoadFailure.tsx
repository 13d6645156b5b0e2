import { CloudOff } from 'lucide-react';
import { Button } from './Button.tsx';
import { useFocusFallback } from './focus/useFocusFallback.ts';
import { Notice } from './Notice.tsx';
import { texts } from './text/texts.ts';

type LoadFailureProps = {
  /** What could not be loaded, as a sentence. */
  readonly title: string;
  readonly onRetry: () => void;
};

/** Shown in place of something that could not be loaded, with a button to try again. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  const area = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={area} role="alert">
      <Notice icon={<CloudOff size={48} />} title={title} text="Check your connection, then try again.">
        <Button onClick={onRetry}>{texts.retry}</Button>
      </Notice>
    </div>
  );
}
