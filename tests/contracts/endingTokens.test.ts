import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { describeEndingTokensContract } from './endingTokensContract.ts';
import { httpPurchases, memoryPurchases } from './purchase/purchaseSubjects.ts';

describeEndingTokensContract('MemoryTokens', memoryPurchases);
describeEndingTokensContract('HttpTokens on the server', () => httpPurchases(new MemoryBackEndPorts()));
