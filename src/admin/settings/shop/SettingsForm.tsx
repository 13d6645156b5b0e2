import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Announcement } from '../../../shared/ui/Announcement.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { useSubmit } from '../../../shared/ui/forms/useSubmit.ts';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { AskBeforeLeaving } from '../../leaving/AskBeforeLeaving.tsx';
import { SHOP_SETTINGS } from '../pageTokens.ts';
import styles from '../Section.module.css';
import formStyles from './SettingsForm.module.css';
import type { ShopSettingsViewModel } from './ShopSettingsViewModel.ts';

type SettingsFormProps = { readonly children: (page: ShopSettingsViewModel) => ReactNode };

/** A section of the settings that is saved as one, with its fields as children. */
export const SettingsForm = observer(function SettingsForm({ children }: SettingsFormProps) {
  const page = usePageViewModel(SHOP_SETTINGS);
  const { form, onSubmit } = useSubmit(page.save);
  if (page.status === 'failed')
    return <LoadFailure title="The settings could not be loaded" onRetry={() => void page.load()} />;
  if (page.status === 'loading') return <Skeleton label="Loading settings" shape="rows" />;
  return (
    <form ref={form} className={formStyles.form} noValidate aria-busy={page.isBusy} onSubmit={onSubmit}>
      {children(page)}
      <Conflict page={page} />
      <FormAlert text={page.alert} />
      <div className={formStyles.foot}>
        <Button type="submit" aria-disabled={page.isBusy || !page.isChanged}>
          Save
        </Button>
        {page.isChanged && (
          <Button variant="quiet" onClick={page.discard}>
            Discard
          </Button>
        )}
        <Announcement text={page.announcement} />
        <span className={styles.muted} aria-hidden="true">
          {page.announcement}
        </span>
      </div>
      <AskBeforeLeaving
        isChanged={page.isChanged}
        text="What you have changed of the settings is not saved."
        onDiscard={page.discard}
      />
    </form>
  );
});

/** What somebody else has saved meanwhile in the same fields. */
const Conflict = observer(function Conflict({ page }: { readonly page: ShopSettingsViewModel }) {
  const area = useRef<HTMLElement>(null);
  const isMet = page.conflict.length > 0;
  useEffect(() => {
    if (isMet) area.current?.focus();
  }, [isMet]);
  if (!isMet) return null;
  return (
    <section ref={area} className={formStyles.conflict} role="alert" tabIndex={-1}>
      <h2>Somebody else has changed the settings</h2>
      <p>Nothing of yours is lost, and nothing is saved yet.</p>
      <dl>
        {page.conflict.map(({ label, theirs, mine }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">Theirs: {theirs || 'nothing'}</dd>
            <dd dir="auto">Yours: {mine || 'nothing'}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.controls}>
        <Button variant="secondary" onClick={page.takeTheirs}>
          Take theirs
        </Button>
        <Button onClick={() => void page.keepMine()}>Keep mine and save</Button>
      </div>
    </section>
  );
});
