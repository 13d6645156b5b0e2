import { paths } from '../navigation/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { texts } from '../ui/texts.ts';
import { DocumentHead } from './DocumentHead.tsx';
import styles from './NotFoundPage.module.css';

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <Page>
      <DocumentHead title={texts.pageNotFound} description="There is no page of Creator Row at this address." />
      <section className={styles.notFound}>
        <h1 className={styles.title}>{texts.unknownPage}</h1>
        <p className={styles.text}>{texts.pageNotFound}</p>
        <ButtonLink to={paths.listing}>{texts.backToHome}</ButtonLink>
      </section>
    </Page>
  );
}
