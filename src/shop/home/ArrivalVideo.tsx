import { useEffect, useRef } from 'react';
import styles from './ArrivalVideo.module.css';

type ArrivalVideoProps = {
  readonly productId: number;
  /** The playback rate; 1 is the normal speed. */
  readonly playbackRate: number;
  readonly isPlaying: boolean;
};

/** The poster in place of a video. */
export function ArrivalPoster({ productId }: { readonly productId: number }) {
  return (
    <img
      className={styles.video}
      src={posterOf(productId)}
      alt=""
      width={540}
      height={960}
      loading="lazy"
      decoding="async"
    />
  );
}

/** A product's muted, looping video; plays only while it is visible. */
export function ArrivalVideo({ productId, playbackRate, isPlaying }: ArrivalVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (video === null) return;
    // A video falls back to its default rate whenever it loads.
    video.defaultPlaybackRate = playbackRate;
    video.playbackRate = playbackRate;
  }, [playbackRate]);
  useEffect(() => {
    const video = ref.current;
    if (video === null) return;
    return isPlaying ? playInView(video) : video.pause();
  }, [isPlaying]);
  return (
    <video
      ref={ref}
      className={styles.video}
      poster={posterOf(productId)}
      width={540}
      height={960}
      autoPlay={isPlaying}
      muted
      loop
      playsInline
      preload={isPlaying ? 'metadata' : 'none'}
      aria-hidden="true"
      tabIndex={-1}
    >
      <source src={`/videos/${productId}.webm`} type="video/webm" />
      <source src={`/videos/${productId}.mp4`} type="video/mp4" />
    </video>
  );
}

function playInView(video: HTMLVideoElement): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    // A browser that saves power or data may refuse to play: the poster stays.
    if (entry?.isIntersecting) video.play().catch(() => undefined);
    else video.pause();
  });
  observer.observe(video);
  return () => observer.disconnect();
}

function posterOf(productId: number): string {
  return `/videos/${productId}.webp`;
}
