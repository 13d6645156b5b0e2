import { type ComponentProps, useState } from 'react';
import { LazyChunk } from '../../shared/chunks/LazyChunk.ts';
import { LazyPart } from '../../shared/chunks/LazyPart.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import styles from './LegalDetails.module.css';
import type { LegalLines } from './LegalLines.tsx';

const linesChunk = new LazyChunk<ComponentProps<typeof LegalLines>>(
  async () => (await import('./LegalLines.tsx')).LegalLines,
);

/** What the law wants a shopper to be told of products, folded until she wants to read it. */
export function LegalDetails(props: ComponentProps<typeof LegalLines>) {
  const [isRead, setRead] = useState(false);
  return (
    <details className={styles.details} onToggle={() => setRead(true)}>
      <summary>Maker, seller and legal details</summary>
      {isRead && (
        <LazyPart
          chunk={linesChunk}
          props={props}
          loading={<Skeleton label="Loading" shape="rows" />}
          failed={({ retry }) => <Button onClick={retry}>Try again</Button>}
        />
      )}
    </details>
  );
}
