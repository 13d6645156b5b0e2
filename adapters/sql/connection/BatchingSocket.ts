import { Socket } from 'node:net';

/**
 * A socket that sends together what `pg` writes in one turn of the event loop, whose statements it corks one by one. Each write wakes
 * the other side, which takes longer than a short statement.
 */
export class BatchingSocket extends Socket {
  override cork(): void {
    if (this.writableCorked === 0) {
      super.cork();
      process.nextTick(() => this.uncork());
    }
    super.cork();
  }
}
