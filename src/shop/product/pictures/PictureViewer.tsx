import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Announcement } from '../../../shared/ui/Announcement.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { ProductPicture } from '../../catalogue/picture/ProductPicture.tsx';
import type { RailPicture } from './PicturesViewModel.ts';
import styles from './PictureViewer.module.css';
import { Zoom } from './Zoom.ts';

export type PictureViewerProps = {
  /** The product's. */
  readonly name: string;
  readonly pictures: readonly RailPicture[];
  /** The place of the picture that is shown. */
  readonly at: number;
  readonly onMove: (to: number) => void;
};

/** One picture, enlarged: can be zoomed and moved. Buttons and the arrow keys lead to the others. */
export function PictureViewer({ name, pictures, at, onMove }: PictureViewerProps) {
  const view = useRef<HTMLElement>(null);
  const zoom = useRef<Zoom>(undefined);
  useLayoutEffect(() => {
    if (view.current === null) return;
    zoom.current = new Zoom(view.current);
    return zoom.current.follow();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture begins at its middle
  useLayoutEffect(() => zoom.current?.start(), [at]);

  const count = pictures.filter(({ file }) => file !== undefined).length;
  const go = (step: number) => {
    if (pictures[at + step]?.file !== undefined) onMove(at + step);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === '+' || event.key === '=') zoom.current?.by(1);
    else if (event.key === '-') zoom.current?.by(-1);
    // Moves to the edge of the picture first, as every arrow key does.
    else if (step !== undefined && isAtEdge(event.currentTarget, step)) go(step);
    else return;
    event.preventDefault();
  };
  const picture = pictures[at];
  return (
    <div className={styles.viewer}>
      <section
        ref={view}
        className={styles.view}
        aria-label="Enlarged picture"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, so that the arrow keys move it
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div className={styles.large}>
          {picture?.file && (
            <ProductPicture
              {...{ name, image: picture.file.image, picture: picture.file.picture, alt: picture.alt }}
              place="enlarged"
              isSeenAtOnce
            />
          )}
        </div>
      </section>
      {count > 1 && (
        <>
          <p className={styles.count} aria-hidden="true">
            {at + 1} / {count}
          </p>
          <div className={styles.back}>
            <IconButton label="Previous picture" aria-disabled={at === 0} onClick={() => go(-1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
          </div>
          <div className={styles.forward}>
            <IconButton label="Next picture" aria-disabled={at === count - 1} onClick={() => go(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
          <Announcement text={`Picture ${at + 1} of ${count}: ${picture?.alt ?? name}`} />
        </>
      )}
    </div>
  );
}

/** Whether the view cannot be moved further to the left (-1) or to the right (1). */
function isAtEdge({ scrollLeft, scrollWidth, clientWidth }: HTMLElement, step: number): boolean {
  return step < 0 ? scrollLeft < 1 : scrollLeft > scrollWidth - clientWidth - 1;
}
