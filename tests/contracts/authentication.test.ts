import { describeAuthenticationContract } from './authenticationContract.ts';
import { httpOnFastifySubject, httpOnMirageSubject, memorySubject } from './backEndSubjects.ts';

describeAuthenticationContract('MemoryAuthentication', memorySubject);
describeAuthenticationContract('HttpAuthentication on the mock back-end', httpOnMirageSubject);
describeAuthenticationContract('HttpAuthentication on the server', httpOnFastifySubject);
