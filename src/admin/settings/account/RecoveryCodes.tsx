import { useState } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';
import styles from '../Section.module.css';
import codeStyles from './OneTimeCodes.module.css';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDismiss: () => void };

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDismiss }: RecoveryCodesProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid('Copied');
    } catch {
      // Browsers copy by script on secure pages alone, and may be told not to.
      setSaid('Select the codes and press Ctrl-C');
    }
  };
  return (
    <section className={codeStyles.box} aria-label="Recovery codes">
      <h3>Recovery codes</h3>
      <p>Keep them where you find them without your phone. Each opens the admin once. They are never shown again.</p>
      <ul className={codeStyles.recovery}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.controls}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="quiet" onClick={onDismiss}>
          Done
        </Button>
        <span role="status">{said}</span>
      </div>
    </section>
  );
}
