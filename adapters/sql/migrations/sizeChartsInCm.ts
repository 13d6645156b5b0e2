export const sizeChartsInCm = `
-- The cells of size charts are measures in cm: "96 cm" becomes "96". A chart with other cells stays, and shoppers are not told of it.
update styles set size_chart = regexp_replace(size_chart, '"\\s*(\\d{1,3}(\\.\\d{1,2})?)\\s*cm\\s*"', '"\\1"', 'gi');
`;
