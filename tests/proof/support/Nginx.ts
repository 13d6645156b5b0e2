import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';

const PROGRAM = '/usr/sbin/nginx';
/** The configuration of the documentation. */
const SITE = fileURLToPath(new URL('../../../docs/nginx.conf', import.meta.url));

export const hasNginx = existsSync(PROGRAM);

/** An nginx with the documented configuration, without TLS, in a temporary folder. */
export class Nginx {
  readonly address: string;
  readonly #folder: string;
  readonly #process: ChildProcess;

  private constructor(address: string, folder: string, process: ChildProcess) {
    this.address = address;
    this.#folder = folder;
    this.#process = process;
  }

  /** Starts it in front of the shop that listens on this port. */
  static async start(shopPort: number): Promise<Nginx> {
    const folder = mkdtempSync(join(tmpdir(), 'creator-row-nginx-'));
    const port = await freePort();
    const configuration = join(folder, 'nginx.conf');
    writeFileSync(configuration, configurationOf(folder, port, shopPort));
    const started = spawn(PROGRAM, ['-p', folder, '-c', configuration, '-e', join(folder, 'error.log')], {
      stdio: 'ignore',
    });
    const nginx = new Nginx(`http://127.0.0.1:${port}`, folder, started);
    while (!(await nginx.#answers())) {
      if (started.exitCode !== null) throw new Error(`nginx did not start:\n${nginx.errors()}`);
    }
    return nginx;
  }

  /** Lets it have a file of a build that the servers do not have. */
  addFile(path: string, text: string): void {
    const file = join(this.#folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** What it wrote to its error log. */
  errors(): string {
    const log = join(this.#folder, 'error.log');
    return existsSync(log) ? readFileSync(log, 'utf8') : '';
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      this.#process.kill('SIGTERM');
      await once(this.#process, 'exit');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #answers(): Promise<boolean> {
    return fetch(`${this.address}/metrics`).then(
      () => true,
      () => false,
    );
  }
}

/** Returns the documented configuration with the ports of a test, for one user without rights. */
function configurationOf(folder: string, port: number, shopPort: number): string {
  const site = readFileSync(SITE, 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
    .replace('root /srv/creator-row;', `root ${folder};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace(/^# Sends visitors[\s\S]*?^}\n/m, '');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `daemon off; pid ${folder}/nginx.pid; worker_processes 2; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; ${paths.join(' ')}
${site}
}
`;
}
