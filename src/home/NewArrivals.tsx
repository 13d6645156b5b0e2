import { Pause, Play } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { texts } from '../ui/texts.ts';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { ArrivalVideo } from './ArrivalVideo.tsx';
import type { HomeViewModel } from './HomeViewModel.ts';
import styles from './NewArrivals.module.css';

/** The four video cards; they stand still for those who asked for less motion, and for everyone on demand. */
export const NewArrivals = observer(function NewArrivals({ home }: { readonly home: HomeViewModel }) {
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const isPlaying = choice === undefined ? !wantsStillness : choice === 'play';
  return (
    <section className={styles.section} aria-labelledby="new-arrivals">
      <div className={styles.heading}>
        <h2 id="new-arrivals">{texts.newArrivals}</h2>
        <Button look="quiet" onClick={() => setChoice(isPlaying ? 'pause' : 'play')}>
          {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
          {isPlaying ? 'Pause videos' : 'Play videos'}
        </Button>
      </div>
      <ul className={styles.rail}>
        {home.newArrivals.map(({ productId, path, name, playbackRate }) => (
          <li key={productId} className={styles.item}>
            <Link className={styles.card} to={path}>
              <ArrivalVideo productId={productId} playbackRate={playbackRate} isPlaying={isPlaying} />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
