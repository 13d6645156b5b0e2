import { describeAddressesContract } from './addressesContract.ts';
import { httpOnMirageSubject, memorySubject } from './backEndSubjects.ts';

describeAddressesContract('MemoryAddresses', memorySubject);
describeAddressesContract('HttpAddresses on the mock back-end', httpOnMirageSubject);
