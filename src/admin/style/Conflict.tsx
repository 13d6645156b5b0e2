import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './StylePage.module.css';
import type { StyleViewModel } from './StyleViewModel.ts';

/** What somebody else has saved meanwhile beside what was typed, and the choice between both. */
export const Conflict = observer(function Conflict({ page }: { readonly page: StyleViewModel }) {
  const { conflict } = page;
  const area = useRef<HTMLElement>(null);
  const isMet = conflict !== undefined;
  // It stands above what was pressed.
  useEffect(() => {
    if (isMet) area.current?.focus();
  }, [isMet]);
  if (conflict === undefined) return null;
  return (
    <section ref={area} className={styles.conflict} role="alert" tabIndex={-1}>
      <h2>Somebody else has changed this product</h2>
      <p>Nothing of yours is lost, and nothing is saved yet.</p>
      {conflict.lines.length > 0 && (
        <table className={styles.differences}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Theirs, as it is now</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {conflict.lines.map(({ field, theirs, mine }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td dir="auto">{theirs}</td>
                <td dir="auto">{mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {conflict.others.length > 0 && <p>Changed by them alone, and kept either way: {conflict.others.join(', ')}.</p>}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={page.takeTheirs}>
          Take theirs
        </Button>
        <Button onClick={() => void page.keepMine()}>Keep mine and save</Button>
      </div>
    </section>
  );
});
