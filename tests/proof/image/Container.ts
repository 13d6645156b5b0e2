import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { buildah } from './buildImage.ts';

const run = promisify(execFile);
const START_TIMEOUT_MS = 120_000;
/** Found without the `PATH` of the image. */
const [UNSHARE, MOUNT] = ['/usr/bin/unshare', '/usr/bin/mount'];
/** What a runtime mounts into each container. */
const MOUNT_POINTS = ['proc', 'dev'];
const PROGRAM_FOLDERS = ['bin', 'sbin', 'usr/bin', 'usr/sbin', 'usr/local/bin', 'usr/local/sbin'];

/** What an image says of itself. */
const configuration = v.object({
  User: v.string(),
  Env: v.array(v.string()),
  Cmd: v.array(v.string()),
  WorkingDir: v.string(),
  Volumes: v.record(v.string(), v.object({})),
  Healthcheck: v.object({ Test: v.pipe(v.array(v.string()), v.minLength(2)) }),
});
type Configuration = v.InferOutput<typeof configuration>;
const inspected = v.object({ Docker: v.object({ config: configuration }) });

/** A container of an image: its files cannot be written, its user, command and check are those that the image names. */
export class Container {
  /** Where the shop in it is open. */
  address = '';
  readonly #root: string;
  readonly #name: string;
  readonly #image: Configuration;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #data: string;
  readonly #log: string[] = [];
  #process: ChildProcess | undefined;

  private constructor(
    name: string,
    root: string,
    image: Configuration,
    own: { readonly environment: Readonly<Record<string, string>>; readonly data: string },
  ) {
    this.#name = name;
    this.#root = root;
    this.#image = image;
    this.#environment = own.environment;
    this.#data = own.data;
  }

  /** Starts a container with these variables. `data` is the folder of this machine that is its volume. Resolves when its shop is open. */
  static async start(image: string, environment: Readonly<Record<string, string>>, data: string): Promise<Container> {
    const { Docker } = v.parse(inspected, JSON.parse(await buildah(['inspect', '--type', 'image', image])));
    const name = await buildah(['from', '--pull-never', image]);
    const root = await buildah(['mount', name]);
    const container = new Container(name, root, Docker.config, { environment, data });
    try {
      await container.#start();
      return container;
    } catch (error) {
      await container.remove();
      throw error;
    }
  }

  /** Returns the names of the programs in it: none is a shell. */
  programs(): readonly string[] {
    const folders = PROGRAM_FOLDERS.map((folder) => join(this.#root, folder)).filter((folder) => existsSync(folder));
    return folders.flatMap((folder) => readdirSync(folder));
  }

  /** Resolves when the image's own check says that it is well; rejects otherwise. */
  async check(): Promise<void> {
    const [, ...command] = this.#image.Healthcheck.Test;
    await run(UNSHARE, this.#within(command), { env: this.#variables });
  }

  /** Asks the shop to end, as a runtime does, and removes the container. Resolves with the code of its end. */
  async stop(): Promise<number | null> {
    const process = this.#process;
    process?.kill('SIGTERM');
    if (process?.exitCode === null && process.signalCode === null) await once(process, 'exit');
    await this.remove();
    return process?.exitCode ?? null;
  }

  async remove(): Promise<void> {
    this.#process?.kill('SIGKILL');
    await buildah(['rm', this.#name]);
  }

  get #variables(): Readonly<Record<string, string>> {
    const own = Object.fromEntries(this.#image.Env.map((line) => line.split(/=(.*)/s) as [string, string]));
    return { ...own, ...this.#environment };
  }

  async #start(): Promise<void> {
    for (const folder of MOUNT_POINTS) mkdirSync(join(this.#root, folder), { recursive: true });
    const [uid = 0, gid = 0] = this.#image.User.split(':').map(Number);
    chownSync(this.#data, uid, gid);
    const child = spawn(UNSHARE, this.#within(this.#image.Cmd), {
      env: this.#variables,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    process.once('exit', () => child.kill('SIGKILL'));
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`The container did not start:\n${this.#log.join('\n')}`));
      setTimeout(fail, START_TIMEOUT_MS).unref();
      child.once('exit', fail);
      for (const stream of [child.stdout, child.stderr])
        createInterface(stream).on('line', (line) => {
          this.#log.push(line);
          const [, address] = /is open at (http:\S+)/.exec(line) ?? [];
          if (address === undefined) return;
          this.address = address;
          resolve();
        });
    });
  }

  /** The arguments of `unshare` that run a command of the image in its files, which are read-only but for the volume and `/tmp`. */
  #within(command: readonly string[]): readonly string[] {
    const root = this.#root;
    const [uid, gid] = this.#image.User.split(':');
    const [volume = '/data'] = Object.keys(this.#image.Volumes);
    const steps = [
      `${MOUNT} --bind ${root} ${root} && ${MOUNT} -o remount,bind,ro ${root}`,
      ...MOUNT_POINTS.map((folder) => `${MOUNT} --rbind /${folder} ${root}/${folder}`),
      `${MOUNT} --bind ${this.#data} ${root}${volume}`,
      `${MOUNT} -t tmpfs tmpfs ${root}/tmp`,
      `exec ${UNSHARE} --root=${root} --wd=${this.#image.WorkingDir} --setgid=${gid} --setuid=${uid} "$0" "$@"`,
    ];
    const [program = '', ...args] = command;
    return ['--mount', '/bin/sh', '-c', steps.join(' && '), `/usr/local/bin/${program}`, ...args];
  }
}
