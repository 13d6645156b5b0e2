import { Button } from '../../shared/ui/Button.tsx';
import styles from './UndoableNews.module.css';

type UndoableNewsProps = { readonly text: string; readonly canUndo: boolean; readonly onUndo: () => void };

/** What was done last, and how to undo it. */
export function UndoableNews({ text, canUndo, onUndo }: UndoableNewsProps) {
  return (
    <p className={styles.news} role="status">
      {text}
      {canUndo && (
        <Button variant="quiet" onClick={onUndo}>
          Undo
        </Button>
      )}
    </p>
  );
}
