import styles from './ReportPlot.module.css';
import type { ReportView } from './reportView.ts';

type ReportPlotProps = { readonly title: string; readonly view: Pick<ReportView, 'bars' | 'isByDay'> };

const WIDTH = 1000;
const HEIGHT = 200;
/** The part of a day's place that its bar takes. */
const BAR = 0.8;

/** The amounts as bars. The table has the same figures for those who do not see it. */
export function ReportPlot({ title, view: { bars, isByDay } }: ReportPlotProps) {
  return isByDay ? <Columns title={title} bars={bars} /> : <Rows bars={bars} />;
}

/** A column for each day. */
function Columns({ title, bars }: { readonly title: string; readonly bars: ReportView['bars'] }) {
  const place = WIDTH / bars.length;
  const highest = bars.find(({ part }) => part === 1);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.scale}>
        <span>Most in a day: {highest?.value}</span>
      </figcaption>
      <svg
        className={styles.columns}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title} by day`}
      >
        {bars.map(({ label, value, part }, at) => (
          <rect
            key={label}
            className={styles.bar}
            x={(at + (1 - BAR) / 2) * place}
            y={HEIGHT * (1 - part)}
            width={place * BAR}
            height={HEIGHT * part}
          >
            <title>{`${label}: ${value}`}</title>
          </rect>
        ))}
      </svg>
      <p className={styles.scale} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </figure>
  );
}

/** A row for each of the largest. */
function Rows({ bars }: Pick<ReportView, 'bars'>) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {bars.map(({ label, value, part }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several may have the same name, and none moves
        <div key={at} className={styles.row}>
          <bdi className={styles.label}>{label}</bdi>
          <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.bar} width={100 * part} height="1" />
          </svg>
          <span className={styles.value}>{value}</span>
        </div>
      ))}
    </div>
  );
}
