import type { OutsideState } from '../../../../core/admin/ports/ForKeepingSettings.ts';
import styles from './SettingsForm.module.css';

type PaymentStateProps = { readonly payments: NonNullable<OutsideState['payments']>; readonly heard: string };

const KEYS = {
  live: 'Live keys: shoppers pay with real money',
  test: 'Test keys: no money moves',
  simulated: 'Simulated: there are no keys, and no money moves',
} as const;

/** Which keys there are, never their values, and what was heard of the payment provider. */
export function PaymentState({ payments: { keys, failure }, heard }: PaymentStateProps) {
  return (
    <section className={styles.form} aria-label="Payments">
      <h2>Payments</h2>
      <dl className={styles.state}>
        <dt>Keys</dt>
        <dd>{KEYS[keys]}</dd>
        <dt>Webhook</dt>
        <dd>{heard}</dd>
        <dt>Open failure</dt>
        <dd>{failure ?? 'None'}</dd>
      </dl>
    </section>
  );
}
