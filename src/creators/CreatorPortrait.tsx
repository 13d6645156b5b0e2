import { useState } from 'react';
import styles from './CreatorPortrait.module.css';
import type { CreatorView } from './creatorView.ts';

type CreatorPortraitProps = { readonly creator: CreatorView };

/** A creator's round mark, or the first letter where there is none. Says nothing: the handle stands beside it. */
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
