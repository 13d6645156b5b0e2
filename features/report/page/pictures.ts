import { PICTURE_SIZES, PICTURES, pictureName } from '../pictureName.ts';
import type { Example, SpecificationModel } from '../specificationModel.ts';
import { type Html, html } from './html.ts';

const FOLDER = PICTURES.split('/').at(-1) ?? '';
const DEVICES = ['phone', 'desktop'];

/** The screen after the last step of an example, or of its first row, as far as there are pictures of it. */
export function picturesView({ scenario, outcomes }: Example, { pictures }: SpecificationModel): Html | undefined {
  const name = scenario.cases[0]?.name ?? '';
  const files = PICTURE_SIZES.map((size, index) => ({
    ...size,
    device: DEVICES[index],
    file: pictureName(name, size.width),
  }));
  const present = outcomes.get('browser')?.[0] === 'passed' ? files.filter(({ file }) => pictures.has(file)) : [];
  if (present.length === 0) return undefined;
  return html`<div class="pictures">${present.map(
    ({ width, height, device, file }) =>
      html`<a href="${FOLDER}/${file}"><img src="${FOLDER}/${file}" width="${width}" height="${height}" loading="lazy" alt="${name}: the screen of a ${device}"></a>`,
  )}</div>`;
}
