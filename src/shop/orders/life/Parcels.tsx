import styles from './OrderPage.module.css';
import type { ParcelView } from './orderLifeView.ts';

/** The parcels of an order, each with the carrier's page. */
export function Parcels({ parcels }: { readonly parcels: readonly ParcelView[] }) {
  if (parcels.length === 0) return null;
  return (
    <section aria-labelledby="order-parcels">
      <h3 id="order-parcels">{parcels.length === 1 ? 'Your parcel' : 'Your parcels'}</h3>
      <ul className={styles.parcels}>
        {parcels.map(({ carrier, trackingNumber, url, pieces, text }) => (
          <li key={`${carrier} ${trackingNumber}`} className={styles.parcel}>
            <p>
              <strong>{text}</strong> with {carrier}, <code>{trackingNumber}</code>
            </p>
            <p className={styles.when}>{pieces.join(' · ')}</p>
            {url !== undefined && (
              <a href={url} target="_blank" rel="noreferrer">
                Track at {carrier}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
