import { benchCatalogue } from './catalogue.bench.ts';

/** `npm run bench` runs all parts; `npm run bench:core` and `bench:pages` one of them. */
const parts: Readonly<Record<string, () => unknown>> = {
  core: benchCatalogue,
  pages: async () => (await import('./pages.bench.ts')).benchPages(),
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
for (const name of wanted) {
  const part = parts[name];
  if (part === undefined) throw new Error(`No such part: ${name}. There are ${Object.keys(parts).join(', ')}.`);
  await part();
}
