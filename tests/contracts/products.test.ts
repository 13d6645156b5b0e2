import { httpOnMirageSubject, memorySubject } from './backEndSubjects.ts';
import { describeProductsContract } from './productsContract.ts';
import { httpOnFastifySubject } from './serverSubjects.ts';

describeProductsContract('MemoryProducts', memorySubject);
describeProductsContract('HttpProducts on the mock back-end', httpOnMirageSubject);
describeProductsContract('HttpProducts on the server', httpOnFastifySubject);
