// Runs a private PostgreSQL in a folder until a process has ended, then deletes the folder.
// Usage: node keepPostgres.mjs <folder> <folder of PostgreSQL's programs> <process id>
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverUser } from './serverUser.mjs';

const POLL_MS = 200;
/** Nothing that the tests write must survive a power loss. */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=64MB',
  'max_connections=200',
];

const [folder, binaries, parent] = process.argv.slice(2);
const data = join(folder, 'data');
const user = serverUser();
mkdirSync(data, { mode: 0o700 });
if (user.uid !== undefined) for (const owned of [folder, data]) chownSync(owned, user.uid, user.gid);

try {
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initdb, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  keep(start());
} catch (error) {
  fail(error);
}

function start() {
  const settings = FAST.flatMap((setting) => ['-c', setting]);
  const options = ['-D', data, '-k', folder, '-c', 'listen_addresses=', ...settings];
  return spawn(join(binaries, 'postgres'), options, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
}

function keep(server) {
  let log = '';
  server.stderr.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-10_000);
    if (log.includes('ready to accept connections')) writeFileSync(join(folder, 'ready'), '');
  });
  server.on('exit', () => fail(log));
  server.on('error', fail);
  setInterval(() => {
    if (isRunning(Number(parent))) return;
    server.removeAllListeners('exit').once('exit', () => end());
    // Immediate shutdown.
    server.kill('SIGQUIT');
  }, POLL_MS);
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Tells those who wait, and lets them read it. */
function fail(error) {
  writeFileSync(join(folder, 'failed'), String(error?.stderr ?? error));
  setTimeout(end, 5_000);
}

function end() {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
