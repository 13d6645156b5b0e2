import { Maximize2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { LazyModal } from '../../shared/chunks/LazyModal.tsx';
import { ProductPicture } from '../catalogue/picture/ProductPicture.tsx';
import styles from './EnlargeablePicture.module.css';

type EnlargeablePictureProps = Omit<ComponentProps<typeof ProductPicture>, 'place'> & { readonly alt: string };

/** A picture that opens enlarged, and can be scrolled there. */
export function EnlargeablePicture(props: EnlargeablePictureProps) {
  const [isEnlarged, setEnlarged] = useState(false);
  const { alt } = props;
  return (
    <div className={styles.frame}>
      <ProductPicture {...props} place="details" />
      <button
        type="button"
        className={styles.enlarge}
        aria-label={`Enlarge picture: ${alt}`}
        aria-haspopup="dialog"
        onClick={() => setEnlarged(true)}
      >
        <span className={styles.sign}>
          <Maximize2 size={20} aria-hidden="true" />
        </span>
      </button>
      <LazyModal isOpen={isEnlarged} title={alt} place="whole" onClose={() => setEnlarged(false)}>
        {/* What scrolls must take the focus, so that the arrow keys move it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <section ref={showMiddle} className={styles.view} aria-label="Enlarged picture" tabIndex={0}>
          <div className={styles.large}>
            <ProductPicture {...props} place="enlarged" isSeenAtOnce isFirst={false} />
          </div>
        </section>
      </LazyModal>
    </div>
  );
}

function showMiddle(view: HTMLElement | null): void {
  if (view !== null) view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
}
