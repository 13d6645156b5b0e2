import { ButtonLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import styles from './NotFoundPage.module.css';
import { paths } from './paths.ts';

/** What stands at every address the shop does not have. */
export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <section className={styles.notFound}>
        <h1 className={styles.title}>Error 404</h1>
        <p className={styles.text}>Page not found</p>
        <ButtonLink to={paths.listing}>Back to Home</ButtonLink>
      </section>
    </Page>
  );
}
