/** Cuts the shop's fonts into `src/ui/fonts/` and writes `src/ui/fonts.css`; see README.md beside this file. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { cuts, KEPT_NAMES } from './cuts.mjs';
import { fallbackFace, fallbacks } from './fallbacks.mjs';

const { resolve } = createRequire(import.meta.url);
const at = (path) => new URL(`../../${path}`, import.meta.url);

const faces = {
  fraunces: ['font-family: Fraunces;', 'font-weight: 500;'],
  'instrument-sans': ['font-family: "Instrument Sans";', 'font-weight: 400 700;'],
  rupee: ['font-family: Rupee;', 'font-weight: 400 700;', 'unicode-range: U+20B9;'],
};

mkdirSync(at('src/ui/fonts'), { recursive: true });
mkdirSync(at('public/licences'), { recursive: true });
const css = ['/* Made by docs/fonts/make.mjs: change what is there, then make it anew. */'];
let total = 0;
for (const { name, source, text, features, axes, typical, typicalBold } of cuts) {
  const file = resolve(source);
  const original = readFileSync(file);
  const cut = (variationAxes, targetFormat) =>
    subsetFont(original, text, { targetFormat, keepFeatures: features, preserveNameIds: KEPT_NAMES, variationAxes });
  const font = await cut(axes, 'woff2');
  writeFileSync(at(`src/ui/fonts/${name}.woff2`), font);
  copyFileSync(`${dirname(file)}/../LICENSE`, at(`public/licences/${name === 'rupee' ? 'inter' : name}.txt`));
  total += font.length;
  console.log(`${name}: ${font.length} bytes`);
  css.push(faceOf(name));
  const measured = typical && (await fromBuffer(await cut(typical, 'sfnt')));
  const measuredBold = typicalBold && (await fromBuffer(await cut(typicalBold, 'sfnt')));
  for (const fallback of fallbacks[name] ?? [])
    css.push(fallbackFace(fallback, fallback.isBold ? measuredBold : measured));
}
writeFileSync(at('src/ui/fonts.css'), `${css.join('\n\n')}\n`);
console.log(`${total} bytes in all`);

function faceOf(name) {
  const lines = [`src: url("./fonts/${name}.woff2") format("woff2");`, ...faces[name], 'font-display: swap;'];
  return ['@font-face {', ...lines.map((line) => `  ${line}`), '}'].join('\n');
}
