import { X } from 'lucide-react';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import type { TickedResult as Result } from './TickedOrders.ts';
import styles from './TickedResult.module.css';

type TickedResultProps = { readonly result: Result | undefined; readonly onDismiss: () => void };

/** What has become of the ticked orders, with each that somebody else had changed. */
export function TickedResult({ result, onDismiss }: TickedResultProps) {
  return (
    <div role="status">
      {result !== undefined && (
        <div className={styles.result}>
          <div>
            <p>{result.done}</p>
            <ul className={styles.kept}>
              {result.kept.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
          <IconButton label="Dismiss" onClick={onDismiss}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
