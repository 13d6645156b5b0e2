import type { StylePicture } from '../../../core/domain/styles/Style.ts';
import { pictureSources } from '../../shared/ui/pictures/pictureSources.ts';
import styles from './SmallPicture.module.css';

type SmallPictureProps = {
  readonly picture: StylePicture | undefined;
  /** Empty where the name stands beside the picture. */
  readonly alt?: string;
  readonly size?: 'row' | 'form';
};

const SIZES = { row: '48px', form: '160px' };

/** A picture of a style in the ratio 4:5; an empty tile when there is none. */
export function SmallPicture({ picture, alt = '', size = 'row' }: SmallPictureProps) {
  const shown = [styles.tile, styles[size]].join(' ');
  if (picture === undefined) return <span className={shown} />;
  return (
    <picture className={shown}>
      {picture.picture !== undefined &&
        pictureSources(picture.picture, SIZES[size]).map((source) => <source key={source.type} {...source} />)}
      <img
        className={styles.picture}
        src={picture.image}
        alt={alt}
        width={80}
        height={100}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
