import { httpOnMirageSubject, memorySubject } from './backEndSubjects.ts';
import { describeConnectionContract } from './connectionContract.ts';
import { httpOnFastifySubject } from './serverSubjects.ts';

describeConnectionContract('MemoryConnection', memorySubject);
describeConnectionContract('ConnectionMonitor of HttpApi on the mock back-end', httpOnMirageSubject);
describeConnectionContract('ConnectionMonitor of HttpApi on the server', httpOnFastifySubject);
