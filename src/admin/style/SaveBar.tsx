import { observer } from 'mobx-react-lite';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import styles from './StylePage.module.css';
import type { StyleViewModel } from './StyleViewModel.ts';

/** Saves or discards what is changed. It is there while something is. */
export const SaveBar = observer(function SaveBar({ page }: { readonly page: StyleViewModel }) {
  if (!page.isChanged && page.refusal === '') return null;
  return (
    <section className={styles.bar} aria-label="Unsaved changes">
      <FormAlert text={page.refusal} />
      <div className={styles.buttons}>
        <span>Unsaved changes</span>
        <Button variant="secondary" onClick={page.discard}>
          Discard
        </Button>
        <Button type="submit" aria-disabled={page.isSaving}>
          {page.isSaving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </section>
  );
});
