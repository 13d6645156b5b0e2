import encodeQR from 'qr';
import { useMemo } from 'react';
import styles from './OneTimeCodes.module.css';

/** A camera needs an empty margin of four modules around a code. */
const MARGIN = 4;

/** A QR code of a text. */
export function QrCode({ text }: { readonly text: string }) {
  const { path, size } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { border: MARGIN });
    const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { path: squares.join(''), size: rows.length };
  }, [text]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code of the secret"
    >
      <path fill="currentColor" d={path} />
    </svg>
  );
}
