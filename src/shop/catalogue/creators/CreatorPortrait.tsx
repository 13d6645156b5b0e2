import { useState } from 'react';
import { retryBrokenImage } from '../../../shared/ui/pictures/retryBrokenImage.ts';
import styles from './CreatorPortrait.module.css';
import type { CreatorView } from './creatorView.ts';

type CreatorPortraitProps = { readonly creator: CreatorView };

/** A creator's portrait, or an initial where there is none. Hidden from screen readers: the handle is beside it. */
export function CreatorPortrait({ creator }: CreatorPortraitProps) {
  const [missing, setMissing] = useState<string>();
  if (missing === creator.portrait) {
    return (
      <span className={styles.portrait} aria-hidden="true">
        {creator.initial}
      </span>
    );
  }
  return (
    <img
      ref={retryBrokenImage}
      className={styles.portrait}
      src={creator.portrait}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(creator.portrait)}
    />
  );
}
