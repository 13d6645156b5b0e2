import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MAIN_ID, MainRegion } from './MainRegion.tsx';
import { PageAnnouncement } from './PageAnnouncement.tsx';
import { ReachBar } from './ReachBar.tsx';
import styles from './Shell.module.css';
import { Spinner } from './Spinner.tsx';

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <aside className={styles.banner} aria-label="Announcement">
        <p>This site is under construction; some features may not work</p>
      </aside>
      <Header />
      <ReachBar />
      <MainRegion>{children}</MainRegion>
      {/* Below the content, whose page names itself first. */}
      <PageAnnouncement />
      <Footer />
      <Spinner />
    </>
  );
}
