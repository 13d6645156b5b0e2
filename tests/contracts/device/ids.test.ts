import { RandomIds } from '../../../adapters/ids/RandomIds.ts';
import { MemoryIds } from '../../../adapters/memory/MemoryIds.ts';
import { describeIdsContract } from './idsContract.ts';

describeIdsContract('MemoryIds', () => new MemoryIds());
describeIdsContract('RandomIds', () => new RandomIds());
describeIdsContract(
  'RandomIds on a page over plain http',
  () => new RandomIds({ getRandomValues: (bytes) => globalThis.crypto.getRandomValues(bytes) }),
);
