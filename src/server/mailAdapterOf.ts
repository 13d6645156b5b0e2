import { MemoryMail } from '../../adapters/memory/backEnd/MemoryMail.ts';
export function mailAdapterOf(_: object) {
  return new MemoryMail();
}
