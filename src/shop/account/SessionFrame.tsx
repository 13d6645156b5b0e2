import type { ReactNode } from 'react';
import { useHideOnNavigation } from '../../shared/navigation/ShopRouter.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { pictureSources } from '../../shared/ui/pictures/pictureSources.ts';
import styles from './SessionFrame.module.css';

const PICTURE = { files: '/pictures/hero-phone', widths: [400, 800], formats: ['avif', 'webp'] };

type SessionFrameProps = {
  readonly title: string;
  readonly children: ReactNode;
};

/** The narrow layout of login, signup and logout, with a picture beside it on wide screens. */
export function SessionFrame({ title, children }: SessionFrameProps) {
  useHideOnNavigation();
  return (
    <Page>
      <div className={styles.spread}>
        <div className={styles.frame}>
          <h1>{title}</h1>
          {children}
        </div>
        <picture className={styles.picture}>
          {pictureSources(PICTURE, '50vw').map((source) => (
            <source key={source.type} {...source} />
          ))}
          <img src="/pictures/hero-phone.jpg" alt="" width={800} height={1000} loading="lazy" />
        </picture>
      </div>
    </Page>
  );
}
