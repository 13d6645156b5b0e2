import type { ReactNode } from 'react';
import { Announcement } from '../../shared/ui/Announcement.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import styles from './SaveBar.module.css';

type SaveBarProps = {
  /** What is changed and not saved; without it there is no bar. */
  readonly text: string | undefined;
  /** Why nothing was saved; empty while there is nothing to say. */
  readonly alert: string;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
  /** What is told beside the changes. */
  readonly children?: ReactNode;
};

/** Saves or discards what was typed into a form. At the foot of the window, so that it moves nothing. */
export function SaveBar({ text, alert, isSaving, onDiscard, children }: SaveBarProps) {
  return (
    <div className={styles.place}>
      <Announcement text={text ?? ''} />
      {text !== undefined && (
        <section className={styles.bar} aria-label="Changes that are not saved">
          <FormAlert text={alert} />
          <div className={styles.fields}>
            <p className={styles.count}>{text}</p>
            {children}
            <Button type="submit" aria-disabled={isSaving}>
              {isSaving ? 'Saving…' : 'Save'}
            </Button>
            <Button variant="secondary" aria-disabled={isSaving} onClick={() => !isSaving && onDiscard()}>
              Discard
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
