import type { ReactNode } from 'react';
import { OfflineBanner } from '../../shared/connection/OfflineBanner.tsx';
import { PageAnnouncement } from '../../shared/navigation/PageAnnouncement.tsx';
import { MAIN_ID } from '../../shared/ui/focus/mainId.ts';
import skipLink from '../../shared/ui/SkipLink.module.css';
import styles from './AppLayout.module.css';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MainRegion } from './MainRegion.tsx';
import { Spinner } from './Spinner.tsx';

/** The layout around every page. */
export function AppLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className={skipLink.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <aside className={styles.banner} aria-label="Announcement">
        <p>This site is under construction; some features may not work</p>
      </aside>
      <Header />
      <OfflineBanner />
      <MainRegion>{children}</MainRegion>
      {/* Below the content, whose page names itself first. */}
      <PageAnnouncement />
      <Footer />
      <Spinner />
    </>
  );
}
