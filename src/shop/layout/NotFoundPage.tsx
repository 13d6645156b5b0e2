import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { paths } from '../paths/paths.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { AllCreators } from './menu/AllCreators.tsx';
import styles from './NotFoundPage.module.css';

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <Page isFullWidth>
      <DocumentHead title="Page not found" description="There is no page of Creator Row at this address." />
      <section className={styles.notFound}>
        <div className={styles.words}>
          <h1 className={styles.title}>Error 404</h1>
          <p className={styles.text}>Page not found</p>
          <p>The address may be mistyped, or what was here has been taken down.</p>
          <ButtonLink to={paths.listing}>Back to Home</ButtonLink>
        </div>
        <svg className={styles.picture} viewBox="0 0 240 160" aria-hidden="true">
          <path d="M120 62V50c0-12 15-13 15-26a15 15 0 0 0-30 0M120 62 34 114a7 7 0 0 0 4 13h164a7 7 0 0 0 4-13Z" />
        </svg>
      </section>
      <AllCreators />
    </Page>
  );
}
