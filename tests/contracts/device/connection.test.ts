import { httpOnMirageSubject, memorySubject } from '../backEndSubjects.ts';
import { httpOnFastifySubject } from '../serverSubjects.ts';
import { describeConnectionContract } from './connectionContract.ts';

describeConnectionContract('ConnectionMonitor of the fake back-end', memorySubject);
describeConnectionContract('ConnectionMonitor of HttpApi on the mock back-end', httpOnMirageSubject);
describeConnectionContract('ConnectionMonitor of HttpApi on the server', httpOnFastifySubject);
