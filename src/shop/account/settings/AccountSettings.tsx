import { PORTS } from '../../../shared/container/portTokens.ts';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { AccountData } from './AccountData.tsx';
import styles from './AccountSettings.module.css';
import { Deletion } from './Deletion.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** What a shopper can do with the account, where the back-end keeps accounts. */
export function AccountSettings() {
  const { isKept } = useShared(PORTS.account);
  if (!isKept) return null;
  return (
    <>
      <section className={styles.setting} aria-labelledby="password">
        <h3 id="password">Password</h3>
        <PasswordForm />
      </section>
      <section className={styles.setting} aria-labelledby="data">
        <h3 id="data">Your data</h3>
        <AccountData />
      </section>
      <section className={styles.setting} aria-labelledby="deletion">
        <h3 id="deletion">Delete your account</h3>
        <Deletion />
      </section>
    </>
  );
}
