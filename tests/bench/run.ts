import { parseArgs } from 'node:util';
import { benchCatalogue } from './catalogue.bench.ts';

/** `npm run bench` runs all parts; `npm run bench:core`, `bench:large`, `bench:pages` and `bench:server` one of them. */
const parts: Readonly<Record<string, (runs: number) => unknown>> = {
  core: benchCatalogue,
  large: async (runs) => (await import('./large.bench.ts')).benchLarge(runs),
  pages: async (runs) => (await import('./pages.bench.ts')).benchPages(runs),
  server: async () => (await import('./server.bench.ts')).benchServer(values),
};

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    large: { type: 'boolean' },
    soak: { type: 'boolean' },
    searches: { type: 'boolean' },
    sizes: { type: 'boolean' },
    admin: { type: 'boolean' },
    orders: { type: 'string' },
    minutes: { type: 'string', default: '30' },
  },
  allowPositionals: true,
});
const runs = wholeNumber('runs');
wholeNumber('minutes');
if (values.orders !== undefined) wholeNumber('orders');

for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const part = parts[name];
  if (part === undefined) throw new Error(`No such part: ${name}. There are ${Object.keys(parts).join(', ')}.`);
  await part(runs);
}

function wholeNumber(option: 'runs' | 'minutes' | 'orders'): number {
  const number = Number(values[option]);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new Error(`--${option} takes a whole number from 1 on, not ${values[option]}`);
}
