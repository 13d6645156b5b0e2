import { describeAddressesContract } from './addressesContract.ts';
import { httpOnMirageSubject, memorySubject } from './backEndSubjects.ts';
import { httpOnFastifySubject } from './serverSubjects.ts';

describeAddressesContract('MemoryAddresses', memorySubject);
describeAddressesContract('HttpAddresses on the mock back-end', httpOnMirageSubject);
describeAddressesContract('HttpAddresses on the server', httpOnFastifySubject);
