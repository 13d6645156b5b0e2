import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const START_TIMEOUT_MS = 120_000;
const LOG_LINES = 30;

/** How a process ended. */
export type ProcessEnd = { readonly code: number | null; readonly durationMs: number };

/** The built server as a process of its own, with simulated payments unless it gets a key of the provider. It ends with this process at the latest. */
export class ServerProcess {
  /** `http://127.0.0.1:port` */
  address = '';
  /** The last lines that it printed. */
  readonly log: string[] = [];
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;
  readonly #listening: Promise<void>;

  private constructor(environment: Readonly<Record<string, string>>, socket?: number, folder = '.') {
    const isSimulated = environment.RAZORPAY_KEY_ID === undefined;
    const server = {
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...(isSimulated && { PAYMENTS: 'simulated' }),
    };
    const env = { PATH: process.env.PATH, ...server, ...environment };
    if (socket !== undefined) Object.assign(env, { LISTEN_FDS: '1' });
    const build = isSimulated ? 'dist-simulated' : 'dist-server';
    this.#child = spawn(process.execPath, [join(folder, build, 'main.js')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', ...(socket === undefined ? [] : [socket])],
    });
    this.#exited = once(this.#child, 'exit');
    this.#listening = this.#readLog();
    const killChild = () => this.#child.kill('SIGKILL');
    process.once('exit', killChild);
    this.#exited.finally(() => process.off('exit', killChild));
  }

  /** Starts the server with these environment variables and does not wait for it. */
  static launch(environment: Readonly<Record<string, string>>): ServerProcess {
    return new ServerProcess(environment);
  }

  /**
   * Starts the server with these environment variables and, as systemd does, with the file descriptor of a socket. Resolves when
   * it listens; rejects with what it printed when it ends before. `folder` is that of another checkout with its build.
   */
  static async start(
    environment: Readonly<Record<string, string>>,
    socket?: number,
    folder?: string,
  ): Promise<ServerProcess> {
    const server = new ServerProcess(environment, socket, folder);
    const late = wait(START_TIMEOUT_MS, undefined, { ref: false });
    await Promise.race([server.#listening, server.#exited, late]);
    if (server.address !== '') return server;
    await server.kill();
    throw new Error(`The server did not start:\n${server.log.join('\n')}`);
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Leaves unread what the process prints to standard output from now on. */
  stopReading(): void {
    this.#child.stdout?.pause();
  }

  /** Ends the process at once with SIGKILL. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  /** Asks the process to end with SIGTERM. Resolves when it has ended. */
  async terminate(): Promise<ProcessEnd> {
    const started = performance.now();
    this.#child.kill('SIGTERM');
    await this.#exited;
    return { code: this.#child.exitCode, durationMs: performance.now() - started };
  }

  /** Reads what the process prints. Resolves when it says where it listens. */
  #readLog(): Promise<void> {
    return new Promise((resolve) => {
      for (const stream of [this.#child.stdout, this.#child.stderr]) {
        if (stream === null) continue;
        createInterface(stream).on('line', (line) => {
          this.log.push(line);
          if (this.log.length > LOG_LINES) this.log.shift();
          const [, address] = /is open at (http:\S+)/.exec(line) ?? [];
          if (address === undefined) return;
          this.address = address;
          resolve();
        });
      }
    });
  }
}
