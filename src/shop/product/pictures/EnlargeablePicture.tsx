import { Maximize2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ProductPicture } from '../../catalogue/picture/ProductPicture.tsx';
import styles from './EnlargeablePicture.module.css';

type EnlargeablePictureProps = Omit<ComponentProps<typeof ProductPicture>, 'place'> & {
  readonly alt: string;
  readonly onEnlarge: () => void;
};

/** A picture that is a button to enlarge it. */
export function EnlargeablePicture({ onEnlarge, ...props }: EnlargeablePictureProps) {
  return (
    <div className={styles.frame}>
      <ProductPicture {...props} place="details" />
      <button
        type="button"
        className={styles.enlarge}
        aria-label={`Enlarge picture: ${props.alt}`}
        aria-haspopup="dialog"
        onClick={onEnlarge}
      >
        <span className={styles.sign}>
          <Maximize2 aria-hidden="true" />
        </span>
      </button>
    </div>
  );
}
