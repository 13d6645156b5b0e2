import { httpOnMirageSubject, memorySubject } from './backEndSubjects.ts';
import { describeCartContract } from './cartContract.ts';
import { httpOnFastifySubject } from './serverSubjects.ts';

describeCartContract('MemoryCart', memorySubject);
describeCartContract('HttpCart on the mock back-end', httpOnMirageSubject);
describeCartContract('HttpCart on the server', httpOnFastifySubject);
