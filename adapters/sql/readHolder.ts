import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** A live process that has a data folder open, or starts to. */
export type Holder = { readonly file: string; readonly pid: number; readonly state: 'starting' | 'started' };

/** A process that is busy may take this long to answer. A port that stays silent for longer counts as the process's. */
const ANSWER_TIMEOUT_MS = 5_000;

/** The name of a lock file: process, port and a unique id. */
const LOCK_FILE = /^lock-(\d+)-(\d+)-([\da-f-]{36})$/;

export function isLockFile(name: string): boolean {
  return LOCK_FILE.test(name);
}

/** Asks the port that a lock file names. Resolves with undefined when the process has ended. */
export async function readHolder(file: string): Promise<Holder | undefined> {
  const [, pid, port, id] = LOCK_FILE.exec(file) ?? [];
  const answer = await ask(Number(port));
  if (answer === 'silent') return { file, pid: Number(pid), state: 'started' };
  const [answeredId, state] = answer.split(' ');
  if (answeredId !== id) return undefined;
  return { file, pid: Number(pid), state: state === 'starting' ? 'starting' : 'started' };
}

/** Resolves with what the port sends; with an empty text when nobody listens. */
async function ask(port: number): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  let isSilent = false;
  socket.setTimeout(ANSWER_TIMEOUT_MS, () => {
    isSilent = true;
    socket.destroy();
  });
  const answer = await text(socket).catch(() => '');
  return isSilent ? 'silent' : answer;
}
