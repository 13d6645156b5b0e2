import { useState } from 'react';
import type { Picture } from '../../../../core/domain/catalogue/Picture.ts';
import { PICTURE_SIZES, type PicturePlace, pictureSources } from '../../../shared/ui/pictures/pictureSources.ts';
import { retryBrokenImage } from '../../../shared/ui/pictures/retryBrokenImage.ts';
import styles from './ProductPicture.module.css';

type ProductPictureProps = {
  /** The fallback file for every browser. */
  readonly image: string;
  /** The picture in several formats and sizes. */
  readonly picture: Picture | undefined;
  /** By default the words of the shop for it; empty where the name beside it says enough. */
  readonly alt?: string;
  /** Its first letter is shown when no picture loads. */
  readonly name: string;
  readonly place: PicturePlace;
  /** Whether the picture is visible without scrolling. */
  readonly isSeenAtOnce?: boolean;
  /** Whether it is the page's most important picture (`fetchpriority`). */
  readonly isFirst?: boolean;
};

/** A product's picture in the ratio 4:5. */
export function ProductPicture(props: ProductPictureProps) {
  // Another picture starts a new attempt.
  return <Attempts key={props.picture?.files ?? props.image} {...props} />;
}

/** Tries the best formats, then the fallback file, then the name's first letter. */
function Attempts({
  image,
  picture,
  alt = picture?.alt ?? '',
  name,
  place,
  isFirst = false,
  isSeenAtOnce = isFirst,
}: ProductPictureProps) {
  const [attempt, setAttempt] = useState<'best' | 'plain' | 'none'>(picture === undefined ? 'plain' : 'best');
  if (attempt === 'none') return <Letter name={name} alt={alt} />;
  const best = attempt === 'best' ? picture : undefined;
  return (
    <picture className={styles.frame} style={best && { backgroundImage: `url("${best.placeholder}")` }}>
      {best && pictureSources(best, PICTURE_SIZES[place]).map((source) => <source key={source.type} {...source} />)}
      <img
        ref={retryBrokenImage}
        className={styles.picture}
        src={image}
        alt={alt}
        width={picture?.width ?? 800}
        height={picture?.height ?? 1000}
        loading={isSeenAtOnce ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : isSeenAtOnce ? 'auto' : 'low'}
        decoding="async"
        onError={() => setAttempt(best ? 'plain' : 'none')}
      />
    </picture>
  );
}

function Letter({ name, alt }: { readonly name: string; readonly alt: string }) {
  return (
    <svg className={styles.letter} viewBox="0 0 80 100" role="img" aria-label={alt} aria-hidden={alt === ''}>
      <text x="40" y="52" textAnchor="middle" dominantBaseline="central">
        {[...name.trim()][0]?.toUpperCase()}
      </text>
    </svg>
  );
}
