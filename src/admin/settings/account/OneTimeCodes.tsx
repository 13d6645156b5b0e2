import { observer } from 'mobx-react-lite';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { PasswordField } from '../../../shared/ui/forms/PasswordField.tsx';
import { useSubmit } from '../../../shared/ui/forms/useSubmit.ts';
import { CodeField } from '../../session/CodeField.tsx';
import styles from '../Section.module.css';
import type { AccountViewModel } from './AccountViewModel.ts';
import codeStyles from './OneTimeCodes.module.css';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type AccountProps = { readonly account: AccountViewModel };

/** The codes that one signs in with besides the password. */
export const OneTimeCodes = observer(function OneTimeCodes({ account }: AccountProps) {
  const { codes, secret, recoveryCodes } = account;
  return (
    <section className={codeStyles.codes} aria-label="One-time codes">
      <h2>One-time codes</h2>
      {recoveryCodes.length > 0 && <RecoveryCodes codes={recoveryCodes} onDismiss={account.putAwayRecoveryCodes} />}
      {codes.on ? <TurnOff account={account} /> : secret === undefined && <SetUp account={account} />}
      {secret !== undefined && <TurnOn account={account} secret={secret} />}
    </section>
  );
});

const SetUp = observer(function SetUp({ account }: AccountProps) {
  return (
    <>
      <p className={styles.muted}>
        Off. With them, your password alone opens nothing: an app on your phone shows a new code every 30 seconds.
      </p>
      <div>
        <Button variant="secondary" aria-disabled={account.isBusy} onClick={() => void account.setUp()}>
          Set up one-time codes
        </Button>
      </div>
    </>
  );
});

type TurnOnProps = AccountProps & { readonly secret: NonNullable<AccountViewModel['secret']> };

const TurnOn = observer(function TurnOn({ account, secret }: TurnOnProps) {
  const { turnOn: form } = account;
  const { form: element, onSubmit } = useSubmit(form.submit);
  return (
    <form ref={element} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
      <p>Scan this with an app for one-time codes, or type the secret into it. Then enter the code that it shows.</p>
      <div>
        <QrCode text={secret.address} />
      </div>
      <p>
        Secret <code className={codeStyles.secret}>{secret.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <CodeField
        value={form.fields.code}
        error={form.errors.code}
        hint="Six digits, from the app."
        onChange={(value) => form.change('code', value)}
      />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        value={form.fields.password}
        error={form.errors.password}
        onChange={(value) => form.change('password', value)}
      />
      <FormAlert text={form.refusal} />
      <div className={styles.controls}>
        <Button type="submit" aria-disabled={form.isBusy}>
          Turn on
        </Button>
        <Button variant="quiet" onClick={account.cancelSetUp}>
          Cancel
        </Button>
      </div>
    </form>
  );
});

const TurnOff = observer(function TurnOff({ account }: AccountProps) {
  const { turnOff: form, codes } = account;
  const { form: element, onSubmit } = useSubmit(form.submit);
  const left = codes.recoveryCodes === 1 ? '1 recovery code is' : `${codes.recoveryCodes} recovery codes are`;
  return (
    <form ref={element} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
      <p>On. {left} left. For new ones, turn the codes off and set them up again.</p>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        value={form.fields.password}
        error={form.errors.password}
        onChange={(value) => form.change('password', value)}
      />
      <FormAlert text={form.refusal} />
      <Button type="submit" variant="secondary" aria-disabled={form.isBusy}>
        Turn off
      </Button>
    </form>
  );
});
