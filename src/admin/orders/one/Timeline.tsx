import { observer } from 'mobx-react-lite';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { TextAreaField } from '../../../shared/ui/forms/TextAreaField.tsx';
import { useSubmit } from '../../../shared/ui/forms/useSubmit.ts';
import type { OrderViewModel } from './OrderViewModel.ts';
import type { OrderView } from './orderView.ts';
import styles from './Timeline.module.css';

type TimelineProps = { readonly entries: OrderView['timeline']; readonly note: OrderViewModel['note'] };

/** The longest note, in characters. */
const LONGEST_NOTE = 2000;

/** What happened to the order and who did it, the newest first, and a note to add. */
export const Timeline = observer(function Timeline({ entries, note }: TimelineProps) {
  const { form, onSubmit } = useSubmit(note.submit);
  return (
    <section className={styles.timeline}>
      <h2>Timeline</h2>
      <form ref={form} className={styles.note} noValidate aria-busy={note.isBusy} onSubmit={onSubmit}>
        <TextAreaField
          label="Note for staff"
          rows={2}
          maxLength={LONGEST_NOTE}
          value={note.fields.text}
          error={note.errors.text}
          onChange={(text) => note.change('text', text)}
        />
        <FormAlert text={note.refusal} />
        <Button variant="secondary" type="submit" aria-disabled={note.isBusy}>
          Add note
        </Button>
      </form>
      <ol className={styles.entries} aria-label="What happened">
        {entries.map(({ id, what, at, actor, note: text }) => (
          <li key={id} className={styles.entry}>
            <p>
              <strong>{what}</strong> · <bdi>{actor}</bdi>
            </p>
            {text !== undefined && (
              <p className={styles.text}>
                <bdi>{text}</bdi>
              </p>
            )}
            <p className={styles.when}>{at}</p>
          </li>
        ))}
      </ol>
    </section>
  );
});
