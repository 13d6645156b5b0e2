import { Argon2Passwords } from '../../../../adapters/argon2/Argon2Passwords.ts';
import { MemoryPasswords } from '../../../../adapters/memory/backEnd/MemoryPasswords.ts';
import { describePasswordsContract } from './passwordsContract.ts';

describePasswordsContract('MemoryPasswords', () => new MemoryPasswords());
describePasswordsContract('Argon2Passwords', () => new Argon2Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 }));
