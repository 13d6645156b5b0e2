import { expect, it } from 'vitest';
import { BatchedRows } from './BatchedRows.ts';

/** Two rows for each of these shoppers. Each statement waits until it is answered. */
function rowsOf(...known: readonly string[]) {
  const statements: { readonly shoppers: readonly string[]; answer(): void; fail(): void }[] = [];
  const query = (_text: string, [shoppers]: readonly [readonly string[]]) =>
    new Promise((resolve, reject) => {
      const owned = shoppers.filter((shopperId) => known.includes(shopperId));
      const rows = owned.flatMap((shopperId) => [1, 2].map((line) => ({ shopperId, line })));
      statements.push({ shoppers, answer: () => resolve(rows), fail: () => reject(new Error('gone')) });
    });
  const rows = new BatchedRows<{ readonly shopperId: string; readonly line: number }>(
    { query: query as never, runScript: async () => undefined },
    '',
  );
  return { rows, statements, asked: () => statements.map(({ shoppers }) => shoppers) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('reads the rows of shoppers who ask at once with one statement, and gives each their own', async () => {
  const { rows, statements, asked } = rowsOf('a', 'b');
  const answers = Promise.all(['a', 'b', 'a', 'unknown'].map((shopperId) => rows.of(shopperId)));
  await turn();
  expect(asked()).toEqual([['a', 'b', 'unknown']]);
  statements[0]?.answer();
  const linesOf = (shopperId: string) => [1, 2].map((line) => ({ shopperId, line }));
  expect(await answers).toEqual([linesOf('a'), linesOf('b'), linesOf('a'), []]);
});

it('begins a statement of its own for a shopper who asks after one began', async () => {
  const { rows, statements, asked } = rowsOf('a');
  const first = rows.of('a');
  await turn();
  const second = rows.of('a');
  await turn();
  expect(asked()).toEqual([['a'], ['a']]);
  for (const { answer } of statements) answer();
  expect(await first).toEqual(await second);
});

it('runs two statements at once; the next reads for all who asked meanwhile', async () => {
  const { rows, statements, asked } = rowsOf('a', 'b', 'c', 'd');
  const answers: Promise<unknown>[] = [];
  for (const shopperId of ['a', 'b', 'c', 'd']) {
    answers.push(rows.of(shopperId));
    await turn();
  }
  expect(asked()).toEqual([['a'], ['b']]);
  statements[1]?.answer();
  await turn();
  expect(asked()).toEqual([['a'], ['b'], ['c', 'd']]);
  for (const { answer } of statements) answer();
  expect(await Promise.all(answers)).toHaveLength(4);
});

it('rejects for all whose statement failed, and reads again for the next', async () => {
  const { rows, statements } = rowsOf('a', 'b');
  const failed = Promise.allSettled([rows.of('a'), rows.of('b')]);
  await turn();
  statements[0]?.fail();
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = rows.of('a');
  await turn();
  statements[1]?.answer();
  expect(await next).toHaveLength(2);
});
