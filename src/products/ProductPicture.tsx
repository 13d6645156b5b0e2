import { useState } from 'react';
import type { Picture } from '../../core/domain/catalogue/Picture.ts';
import { PICTURE_SIZES, type PicturePlace, pictureSources } from '../ui/pictureSources.ts';
import styles from './ProductPicture.module.css';

type ProductPictureProps = {
  /** The one file that every browser can show. */
  readonly image: string;
  /** The same picture in formats and sizes to choose from. */
  readonly picture: Picture | undefined;
  /** Empty where the name stands beside the picture. */
  readonly alt: string;
  /** Its first letter stands there when no picture comes. */
  readonly name: string;
  readonly place: PicturePlace;
  /** Whether the picture is seen without scrolling. */
  readonly isSeenAtOnce?: boolean;
  /** Whether it is the one picture of the page that is wanted before all others. */
  readonly isFirst?: boolean;
};

/** A product's picture, always four to five. */
export function ProductPicture(props: ProductPictureProps) {
  // Another picture is another attempt.
  return <Attempts key={props.picture?.files ?? props.image} {...props} />;
}

/** First the best files, then the plain one, then the name's first letter. */
function Attempts({ image, picture, alt, name, place, isFirst = false, isSeenAtOnce = isFirst }: ProductPictureProps) {
  const [attempt, setAttempt] = useState<'best' | 'plain' | 'none'>(picture === undefined ? 'plain' : 'best');
  if (attempt === 'none') return <Letter name={name} alt={alt} />;
  const best = attempt === 'best' ? picture : undefined;
  return (
    <picture className={styles.frame} style={best && { backgroundImage: `url("${best.placeholder}")` }}>
      {best && pictureSources(best, PICTURE_SIZES[place]).map((source) => <source key={source.type} {...source} />)}
      <img
        className={styles.picture}
        src={image}
        alt={alt}
        width={picture?.width ?? 800}
        height={picture?.height ?? 1000}
        loading={isSeenAtOnce ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
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
