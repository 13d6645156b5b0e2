import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Announcement } from '../../../shared/ui/Announcement.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import styles from './OrderContent.module.css';
import type { OrderViewModel } from './OrderViewModel.ts';
import type { OrderView } from './orderView.ts';

/** Where the order goes, and who has bought it. */
export function AddressFacts({ view: { address, email } }: { readonly view: Pick<OrderView, 'address' | 'email'> }) {
  const [said, say] = useState('');
  const copy = () =>
    void navigator.clipboard.writeText(address.join('\n')).then(
      () => say('Copied'),
      () => say('The browser does not allow to copy'),
    );
  return (
    <section className={styles.fact}>
      <h2>Address</h2>
      <address className={styles.address}>
        {address.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      {email !== '' && (
        <p>
          <bdi>{email}</bdi>
        </p>
      )}
      <Button variant="quiet" onClick={copy}>
        {said === '' ? 'Copy address' : said}
      </Button>
      <Announcement text={said} />
    </section>
  );
}

/** The parcels of the order. */
export function ParcelFacts({ parcels }: Pick<OrderView, 'parcels'>) {
  if (parcels.length === 0) return null;
  return (
    <section className={styles.fact}>
      <h2>{parcels.length === 1 ? 'Parcel' : 'Parcels'}</h2>
      <ul className={styles.list}>
        {parcels.map(({ carrier, trackingNumber, url, when, pieces }) => (
          <li key={`${carrier} ${trackingNumber} ${when}`}>
            <p>
              <bdi>{carrier}</bdi>{' '}
              {url === undefined ? (
                <bdi>{trackingNumber}</bdi>
              ) : (
                <a href={url} target="_blank" rel="noreferrer">
                  <bdi>{trackingNumber}</bdi>
                </a>
              )}
            </p>
            <p className={styles.muted}>{when}</p>
            {pieces.map((piece) => (
              <p key={piece} className={styles.muted}>
                <bdi>{piece}</bdi>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

type MailFactsProps = Pick<OrderView, 'mails'> & { readonly order: OrderViewModel };

/** The mails that the shopper got about the order. */
export const MailFacts = observer(function MailFacts({ mails, order }: MailFactsProps) {
  if (mails.length === 0) return null;
  return (
    <section className={styles.fact}>
      <h2>Mails</h2>
      <ul className={styles.list}>
        {mails.map(({ id, what, when, isSent }) => (
          <li key={id}>
            <p>{what}</p>
            <p className={isSent ? styles.muted : styles.needsHand}>{when}</p>
            {order.maySendMails && (
              <Button
                variant="quiet"
                aria-label={`Send again: ${what}`}
                aria-disabled={order.isBusy}
                onClick={() => void order.sendMailAgain(id)}
              >
                Send again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
