import { describeAuthenticationContract } from './authenticationContract.ts';
import { httpOnMirageSubject, memorySubject } from './backEndSubjects.ts';
import { httpOnFastifySubject } from './serverSubjects.ts';

describeAuthenticationContract('MemoryAuthentication', memorySubject);
describeAuthenticationContract('HttpAuthentication on the mock back-end', httpOnMirageSubject);
describeAuthenticationContract('HttpAuthentication on the server', httpOnFastifySubject);
