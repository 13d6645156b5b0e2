import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { describeAccountContract } from './accountContract.ts';
import { httpAccounts } from './accountSubject.ts';

describeAccountContract('HttpAccount and HttpMailedLinks on the server', () => httpAccounts(new MemoryBackEndPorts()));
