import type { Measure } from '../../../../core/domain/measures/SizeChart.ts';
import styles from './SizeGuide.module.css';

/** Half of the outline, from the crown to the foot; the other half is its reflection. */
const HALF =
  'M100 8 C112 8 118 18 117 30 C116 40 111 46 108 49 L108 58 C112 64 130 66 140 72 C149 78 151 90 153 104 L162 158 C163 165 155 168 152 161 L137 108 C136 122 132 132 130 144 C129 156 136 168 139 184 C142 206 138 236 134 262 L127 330 C126 340 114 340 113 330 L104 236 L100 214';

/** Where a measure is taken: a tape around the body, half of it `reach` wide, or a line from top to hem. */
const TAPES: Readonly<Record<Exclude<Measure, 'Length'>, { readonly y: number; readonly reach: number }>> = {
  Bust: { y: 100, reach: 38 },
  Chest: { y: 100, reach: 38 },
  Waist: { y: 146, reach: 30 },
  Hip: { y: 190, reach: 40 },
};

/** A figure from the front with the tapes of these measures. The words beside it say the same. */
export function MeasuredFigure({ measures }: { readonly measures: readonly Measure[] }) {
  return (
    <svg className={styles.figure} viewBox="20 0 200 348" aria-hidden="true" focusable="false">
      <path className={styles.body} d={HALF} />
      <path className={styles.body} d={HALF} transform="matrix(-1 0 0 1 200 0)" />
      {measures.map((measure) =>
        measure === 'Length' ? <Length key={measure} /> : <Tape key={measure} of={measure} />,
      )}
    </svg>
  );
}

function Tape({ of }: { readonly of: Exclude<Measure, 'Length'> }) {
  const { y, reach } = TAPES[of];
  return (
    <>
      <ellipse className={styles.tape} cx={100} cy={y} rx={reach} ry={5} />
      <path className={styles.lead} d={`M${100 + reach} ${y} H170`} />
      <text className={styles.name} x={174} y={y + 4}>
        {of}
      </text>
    </>
  );
}

function Length() {
  return (
    <>
      <path className={styles.tape} d="M84 63 V232 M79 63 h10 M79 232 h10" />
      <path className={styles.lead} d="M84 232 H170" />
      <text className={styles.name} x={174} y={236}>
        Length
      </text>
    </>
  );
}
