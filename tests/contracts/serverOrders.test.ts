import { httpOnMirageSubject, memorySubject } from './backEndSubjects.ts';
import { describeServerOrdersContract } from './serverOrdersContract.ts';

describeServerOrdersContract('MemoryServerOrders', memorySubject);
describeServerOrdersContract('HttpServerOrders on the mock back-end', httpOnMirageSubject);
