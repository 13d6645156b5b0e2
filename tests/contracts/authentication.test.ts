import { describeAuthenticationContract } from './authenticationContract.ts';
import { httpOnMirageSubject, memorySubject } from './backEndSubjects.ts';

describeAuthenticationContract('MemoryAuthentication', memorySubject);
describeAuthenticationContract('HttpAuthentication on the mock back-end', httpOnMirageSubject);
