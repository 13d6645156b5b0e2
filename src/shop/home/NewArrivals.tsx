import { Pause, Play } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../shared/ui/Button.tsx';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { CreatorLink } from '../catalogue/creators/CreatorLink.tsx';
import { ArrivalPoster, ArrivalVideo } from './ArrivalVideo.tsx';
import type { HomeViewModel } from './HomeViewModel.ts';
import styles from './NewArrivals.module.css';
import { useReducedMotion } from './useReducedMotion.ts';

/** The four video cards with a pause button; only their posters with reduced motion or data saving. */
export const NewArrivals = observer(function NewArrivals({ home }: { readonly home: HomeViewModel }) {
  const mustStandStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const isPlaying = !mustStandStill && !isPaused;
  return (
    <section className={styles.section} aria-labelledby="new-arrivals">
      <div className={styles.heading}>
        <h2 id="new-arrivals">New Arrivals</h2>
        {!mustStandStill && (
          <Button variant="quiet" onClick={() => setPaused(!isPaused)}>
            {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
            {isPlaying ? 'Pause videos' : 'Play videos'}
          </Button>
        )}
      </div>
      <ul className={styles.rail}>
        {home.newArrivals.map(({ productId, path, name, about, playbackRate }) => (
          <li key={productId} className={styles.item}>
            <Link className={styles.card} to={path}>
              {mustStandStill ? (
                <ArrivalPoster productId={productId} />
              ) : (
                <ArrivalVideo productId={productId} playbackRate={playbackRate} isPlaying={isPlaying} />
              )}
              <span className={styles.name} dir="auto">
                {name}
              </span>
            </Link>
            <div className={styles.about}>
              {about !== undefined && (
                <>
                  <CreatorLink handle={about.creator.handle} to={about.creator.path} />
                  <span>
                    <VisuallyHidden>Price </VisuallyHidden>
                    {about.price}
                  </span>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});
