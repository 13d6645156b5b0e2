import type { Product } from '../catalogue/Product.ts';
import type { SizeChart } from '../measures/SizeChart.ts';

/** The measures of the body in cm that clothing in regular Indian sizes is cut for: bust or chest, waist, hip. */
export const BODY_MEASURES = [
  ['XS', '79–84', '64–69', '84–89'],
  ['S', '86–91', '71–76', '91–97'],
  ['M', '94–99', '79–84', '99–104'],
  ['L', '102–107', '86–91', '107–112'],
  ['XL', '109–114', '94–99', '114–119'],
  ['XXL', '117–122', '102–107', '122–127'],
] as const;

/** The charts of styles without their own, by for whom they are and their category. */
const CATEGORY_CHARTS: ReadonlyMap<string, SizeChart> = new Map([
  ["women's clothing", { columns: ['Size', 'Bust', 'Waist', 'Hip'], rows: BODY_MEASURES }],
  ["men's clothing", { columns: ['Size', 'Chest', 'Waist', 'Hip'], rows: BODY_MEASURES }],
]);

/**
 * Returns the chart by which a shopper chooses a size of a piece: that of its style, else that of its category if it has a size of the
 * piece. Undefined for a piece that is sold in one size.
 */
export function sizeGuideOf({ sizes, facts, category, categoryName }: Product): SizeChart | undefined {
  if (sizes === undefined) return undefined;
  if (facts?.sizeChart) return facts.sizeChart;
  const chart = CATEGORY_CHARTS.get(`${categoryName} ${category}`.toLowerCase());
  return chart?.rows.some(([name]) => sizes.some(({ size }) => size === name)) ? chart : undefined;
}
