import type { ReactNode } from 'react';
import styles from './SessionForm.module.css';

type SessionFormProps = { readonly title: string; readonly children: ReactNode };

/** The narrow layout of the forms that begin a session. */
export function SessionForm({ title, children }: SessionFormProps) {
  return (
    <section className={styles.frame}>
      <header className={styles.header}>
        <p className={styles.shop}>Creator Row · Admin</p>
        <h1>{title}</h1>
      </header>
      {children}
    </section>
  );
}
