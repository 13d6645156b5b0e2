import { paths } from '../navigation/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import styles from './NotFoundPage.module.css';

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <Page>
      <DocumentHead title="Page not found" description="There is no page of Creator Row at this address." />
      <section className={styles.notFound}>
        <h1 className={styles.title}>Error 404</h1>
        <p className={styles.text}>Page not found</p>
        <ButtonLink to={paths.listing}>Back to Home</ButtonLink>
      </section>
    </Page>
  );
}
