const POINTS_PER_INCH = 72;

/** Returns the width and height of each page of a PDF that Chromium has made, in inches, rounded to a tenth. */
export function pdfPages(pdf: Buffer): readonly (readonly [width: number, height: number])[] {
  const pages = pdf.toString('latin1').matchAll(/\/Type \/Page\b[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...pages].map(([, width, height]) => [inches(width), inches(height)]);
}

function inches(points = ''): number {
  return Math.round((Number(points) / POINTS_PER_INCH) * 10) / 10;
}
