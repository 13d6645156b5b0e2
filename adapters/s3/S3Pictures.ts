import { AwsClient } from 'aws4fetch';
import type { PictureFile } from '../../core/backend/ports/catalogue/ForCuttingPictures.ts';
import type { ForStoringPictures } from '../../core/backend/ports/catalogue/ForStoringPictures.ts';

const NOT_FOUND = 404;
const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** In the XML that lists a bucket. Keys are percent-encoded. */
const KEY = /<Key>([^<]+)<\/Key>/g;
const NEXT = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/;
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * Keeps uploaded pictures in a bucket of a service that speaks S3. The URL is `https://KEY:SECRET@host/bucket`, with a folder behind the
 * bucket if there is to be one, and `?region=…` where the host does not tell it. Rejects when the service does not answer within 10 s.
 */
export class S3Pictures implements ForStoringPictures {
  readonly #client: AwsClient;
  readonly #base: string;

  constructor(url: string) {
    const { username, password, origin, pathname, searchParams } = new URL(url);
    const region = searchParams.get('region');
    this.#client = new AwsClient({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      ...{ service: 's3', retries: RETRIES },
      ...(region !== null && { region }),
    });
    this.#base = `${origin}${pathname.replace(/\/+$/, '')}`;
  }

  async store({ name, content }: PictureFile): Promise<void> {
    const headers = {
      'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    };
    const response = await this.#call(name, { method: 'PUT', body: new Uint8Array(content), headers });
    if (!response.ok) throw await failure('store', name, response);
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    const response = await this.#call(name, { method: 'GET' });
    if (response.status === NOT_FOUND) return undefined;
    if (!response.ok) throw await failure('return', name, response);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Resolves with the names of all pictures. */
  async names(): Promise<readonly string[]> {
    const { origin, pathname } = new URL(this.#base);
    const [, bucket = '', ...folders] = pathname.split('/');
    const prefix = folders.map((folder) => `${decodeURIComponent(folder)}/`).join('');
    const names: string[] = [];
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix });
      if (next !== undefined) query.set('continuation-token', next);
      const url = `${origin}/${bucket}?${query}`;
      const response = await this.#client.fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw await failure('list', 'the pictures', response);
      const list = await response.text();
      for (const [, key = ''] of list.matchAll(KEY)) names.push(decodeURIComponent(key).slice(prefix.length));
      next = NEXT.exec(list)?.[1];
    } while (next !== undefined);
    return names.filter((name) => name !== '' && !name.includes('/'));
  }

  #call(name: string, request: RequestInit): Promise<Response> {
    return this.#client.fetch(`${this.#base}/${name}`, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
  }
}

async function failure(verb: string, name: string, response: Response): Promise<Error> {
  await response.body?.cancel();
  return new Error(`The picture service did not ${verb} ${name}: status ${response.status}`);
}
