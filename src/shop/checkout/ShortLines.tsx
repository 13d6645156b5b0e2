import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { CHECKOUT } from './pageTokens.ts';
import styles from './ShortLines.module.css';

/** The lines of which the shop has too few, each with what the shopper can do about it. */
export const ShortLines = observer(function ShortLines() {
  const { shortLines } = useShared(CHECKOUT);
  return shortLines.length === 0 ? null : <KnownShortLines />;
});

const KnownShortLines = observer(function KnownShortLines() {
  const { shortLines, takeWhatIsLeft } = useShared(CHECKOUT);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <ul ref={list} tabIndex={-1} className={styles.lines} aria-label="Too few left">
      {shortLines.map(({ key, text, offer }) => (
        <li key={key}>
          <span dir="auto">{text}</span>
          <Button variant="secondary" onClick={() => void takeWhatIsLeft(key)}>
            {offer}
          </Button>
        </li>
      ))}
    </ul>
  );
});
