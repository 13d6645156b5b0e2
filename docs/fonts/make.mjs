/** Cuts the shop's fonts into `src/shared/ui/fonts/` and writes `src/shared/ui/styles/fonts.css`; see README.md beside this file. */
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

mkdirSync(at('src/shared/ui/fonts'), { recursive: true });
mkdirSync(at('public/licences'), { recursive: true });
const css = ['/* Made by docs/fonts/make.mjs: change what is there, then make it anew. */'];
let total = 0;
for (const { name, source, text, rareText, features, axes, typical, typicalBold } of cuts) {
  const file = resolve(source);
  const original = readFileSync(file);
  const cut = (characters, variationAxes, targetFormat) => {
    const options = { targetFormat, keepFeatures: features, preserveNameIds: KEPT_NAMES, variationAxes };
    return subsetFont(original, characters, options);
  };
  const write = async (fileName, characters) => {
    const font = await cut(characters, axes, 'woff2');
    writeFileSync(at(`src/shared/ui/fonts/${fileName}.woff2`), font);
    total += font.length;
    console.log(`${fileName}: ${font.length} bytes`);
  };
  await write(name, text);
  copyFileSync(`${dirname(file)}/../LICENSE`, at(`public/licences/${name === 'rupee' ? 'inter' : name}.txt`));
  css.push(faceOf(name, faces[name]));
  if (rareText !== undefined) {
    await write(`${name}-rare`, rareText);
    css.push(faceOf(`${name}-rare`, [...faces[name], `unicode-range: ${rangeOf(rareText)};`]));
  }
  const all = text + (rareText ?? '');
  const measured = typical && (await fromBuffer(await cut(all, typical, 'sfnt')));
  const measuredBold = typicalBold && (await fromBuffer(await cut(all, typicalBold, 'sfnt')));
  for (const fallback of fallbacks[name] ?? [])
    css.push(fallbackFace(fallback, fallback.isBold ? measuredBold : measured));
}
writeFileSync(at('src/shared/ui/styles/fonts.css'), `${css.join('\n\n')}\n`);
console.log(`${total} bytes in all`);

function faceOf(fileName, descriptors) {
  const lines = [`src: url("../fonts/${fileName}.woff2") format("woff2");`, ...descriptors, 'font-display: swap;'];
  return ['@font-face {', ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

/** Returns a CSS `unicode-range`; characters that follow each other are one range. */
function rangeOf(text) {
  const hex = (codePoint) => codePoint.toString(16).toUpperCase().padStart(4, '0');
  const ranges = [];
  for (const codePoint of [...text].map((character) => character.codePointAt(0)).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}
