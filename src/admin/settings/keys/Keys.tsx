import { observer } from 'mobx-react-lite';
import { TEXT_LIMITS } from '../../../../core/domain/text/textLimits.ts';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Announcement } from '../../../shared/ui/Announcement.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { useFocusFallback } from '../../../shared/ui/focus/useFocusFallback.ts';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { SelectField } from '../../../shared/ui/forms/SelectField.tsx';
import { TextField } from '../../../shared/ui/forms/TextField.tsx';
import { useSubmit } from '../../../shared/ui/forms/useSubmit.ts';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { Modal } from '../../../shared/ui/Modal.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { CopyBox } from '../CopyBox.tsx';
import { KEYS } from '../pageTokens.ts';
import { ROLE_OPTIONS, roleNamed } from '../roles.ts';
import styles from '../Section.module.css';
import type { KeysViewModel } from './KeysViewModel.ts';

/** The API keys of scripts. */
export const Keys = observer(function Keys() {
  const keys = usePageViewModel(KEYS);
  if (keys.status === 'failed')
    return <LoadFailure title="The keys could not be loaded" onRetry={() => void keys.load()} />;
  if (keys.status === 'loading') return <Skeleton label="Loading keys" shape="rows" />;
  return (
    <div className={styles.section}>
      <Announcement text={keys.announcement} />
      {keys.keys.length === 0 ? (
        <p className={styles.muted}>
          No keys yet. A script calls the admin with a key, and may do what the key’s role may.
        </p>
      ) : (
        <ul aria-label="API keys">
          {keys.keys.map(({ id, name, role, when, isEnded }) => (
            <li key={id} className={styles.item}>
              <div>
                <p dir="auto" className={styles.name}>
                  {name}
                </p>
                <p className={styles.muted}>
                  {role} · {when}
                </p>
              </div>
              {!isEnded && <EndButton name={name} onClick={() => keys.askToEnd(id)} />}
            </li>
          ))}
        </ul>
      )}
      {keys.made !== undefined && (
        <CopyBox
          label={`Secret of ${keys.made.name}`}
          value={keys.made.secret}
          hint="Copy it now: it is never shown again."
          onDismiss={keys.dismissSecret}
        />
      )}
      <KeyForm form={keys.form} />
      <EndDialog keys={keys} />
    </div>
  );
});

/** Is gone once the key is ended. */
function EndButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const area = useFocusFallback<HTMLSpanElement>();
  return (
    <span ref={area}>
      <Button variant="secondary" aria-label={`End the key ${name}`} onClick={onClick}>
        End
      </Button>
    </span>
  );
}

const KeyForm = observer(function KeyForm({ form }: { readonly form: KeysViewModel['form'] }) {
  const { form: element, onSubmit } = useSubmit(form.submit);
  return (
    <form ref={element} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
      <h2>Make a key</h2>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={TEXT_LIMITS.name}
        required
        value={form.fields.name}
        error={form.errors.name}
        onChange={(value) => form.change('name', value)}
      />
      <SelectField
        label="Role"
        options={ROLE_OPTIONS}
        value={form.fields.role}
        onChange={(value) => form.change('role', roleNamed(value))}
      />
      <FormAlert text={form.refusal} />
      <Button type="submit" aria-disabled={form.isBusy}>
        Make key
      </Button>
    </form>
  );
});

/** A key that is ended never works again: it is asked. */
const EndDialog = observer(function EndDialog({ keys }: { readonly keys: KeysViewModel }) {
  const close = () => keys.askToEnd(undefined);
  return (
    <Modal isOpen={keys.endingName !== undefined} title={`End the key ${keys.endingName ?? ''}?`} onClose={close}>
      <p>Scripts that use it are refused from now on. A key that is ended never works again.</p>
      <FormAlert text={keys.alert} />
      <div className={styles.buttons}>
        <Button aria-disabled={keys.isBusy} onClick={() => void keys.end()}>
          End key
        </Button>
        <Button variant="quiet" onClick={close}>
          Keep it
        </Button>
      </div>
    </Modal>
  );
});
