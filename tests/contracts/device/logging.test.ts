import { afterEach, vi } from 'vitest';
import { ConsoleLog } from '../../../adapters/logging/ConsoleLog.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { describeLoggingContract } from './loggingContract.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describeLoggingContract('MemoryLog', () => {
  const log = new MemoryLog();
  return { log, lines: () => log.entries };
});

describeLoggingContract('ConsoleLog', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  return { log: new ConsoleLog(), lines: () => error.mock.calls.map(([text, cause]) => ({ text, cause })) };
});
