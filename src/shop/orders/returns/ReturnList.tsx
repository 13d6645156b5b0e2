import { Button } from '../../../shared/ui/Button.tsx';
import { firstClickOnly } from '../../../shared/ui/focus/firstClickOnly.ts';
import styles from './Returns.module.css';
import type { ReturnView } from './returnView.ts';

type ReturnListProps = { readonly returns: readonly ReturnView[]; readonly onWithdraw: (returnId: string) => void };

/** The returns of an order, each with what comes next. */
export function ReturnList({ returns, onWithdraw }: ReturnListProps) {
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="order-returns">
      <h3 id="order-returns">{returns.length === 1 ? 'Your return' : 'Your returns'}</h3>
      <ul className={styles.returns}>
        {returns.map(({ id, state, when, pieces, text, track, canBeWithdrawn }) => (
          <li key={id} className={styles.return}>
            <p>
              <strong>{state}</strong> <span className={styles.when}>{when}</span>
            </p>
            <p>
              <bdi>{pieces.join(' · ')}</bdi>
            </p>
            {text !== '' && (
              <p className={styles.text}>
                <bdi>{text}</bdi>
              </p>
            )}
            {track !== undefined && (
              <a href={track.url} target="_blank" rel="noreferrer">
                Track at {track.carrier}
              </a>
            )}
            {canBeWithdrawn && (
              <Button variant="secondary" onClick={firstClickOnly(() => onWithdraw(id))}>
                Withdraw the return
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
