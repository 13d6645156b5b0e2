import { type ReactNode, useId } from 'react';
import styles from './PieceSection.module.css';
import { PieceStrip } from './PieceStrip.tsx';
import type { ProductView } from './productView.ts';

type PieceSectionProps = {
  readonly title: string;
  readonly pieces: readonly ProductView[];
  /** What stands below them. */
  readonly children?: ReactNode;
};

/** Some pieces under a heading of their own, below a message that there is nothing else. */
export function PieceSection({ title, pieces, children }: PieceSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* An empty strip would move to the side when it is filled. */}
      {pieces.length > 0 && <PieceStrip label={title} pieces={pieces} />}
      {children}
    </section>
  );
}
