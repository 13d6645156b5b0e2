import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { currentTraceId, runInTrace, traceHeaders, traceIdOf } from './traceContext.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

describe('The trace of a request', () => {
  it.each([`00-${TRACE}-${PARENT}-01`, `00-${TRACE}-${PARENT}-00`, `cc-${TRACE}-${PARENT}-01-what-comes-later`])(
    'is the one that its header %s names',
    (header) => {
      expect(traceIdOf(header)).toBe(TRACE);
    },
  );

  it.each([
    undefined,
    '',
    TRACE,
    `ff-${TRACE}-${PARENT}-01`,
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}-011`,
    `00-${TRACE}-${PARENT}`,
  ])('is a new one where the header is %j', (header) => {
    const ids = [traceIdOf(header), traceIdOf(header)];
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
    expect(new Set([...ids, TRACE]).size).toBe(3);
  });
});

describe('What runs in a trace', () => {
  it('is in it until the end, beside other traces', async () => {
    const read = async () => {
      await wait(1);
      return currentTraceId();
    };
    expect(await Promise.all([runInTrace('one', read), runInTrace('other', read), read()])).toEqual([
      'one',
      'other',
      undefined,
    ]);
  });

  it('names it to other services, each call as a parent of its own', () => {
    const [one, other] = runInTrace(TRACE, () => [traceHeaders(), traceHeaders()]);
    expect(one?.traceparent).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`));
    expect(other?.traceparent).not.toBe(one?.traceparent);
    expect(traceHeaders()).toEqual({});
  });
});
