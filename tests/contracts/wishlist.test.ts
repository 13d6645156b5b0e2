import { httpOnMirageSubject, memorySubject } from './backEndSubjects.ts';
import { httpOnFastifySubject } from './serverSubjects.ts';
import { describeWishlistContract } from './wishlistContract.ts';

describeWishlistContract('MemoryWishlist', memorySubject);
describeWishlistContract('HttpWishlist on the mock back-end', httpOnMirageSubject);
describeWishlistContract('HttpWishlist on the server', httpOnFastifySubject);
