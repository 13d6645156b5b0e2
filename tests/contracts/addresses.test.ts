import { describeAddressesContract } from './addressesContract.ts';
import { httpOnFastifySubject, httpOnMirageSubject, memorySubject } from './backEndSubjects.ts';

describeAddressesContract('MemoryAddresses', memorySubject);
describeAddressesContract('HttpAddresses on the mock back-end', httpOnMirageSubject);
describeAddressesContract('HttpAddresses on the server', httpOnFastifySubject);
