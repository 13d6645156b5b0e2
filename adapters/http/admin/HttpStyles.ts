import * as v from 'valibot';
import type {
  AddOutcome,
  ForKeepingStyles,
  ReadSize,
  ReadStyle,
  SaveOutcome,
  StyleChange,
  StylePage,
  Upload,
} from '../../../core/admin/ports/ForKeepingStyles.ts';
import type { StylePicture, StyleTexts } from '../../../core/domain/styles/Style.ts';
import {
  pictureResponse,
  styleResponse,
  stylesResponse,
  styleWithProductsResponse,
  wireStyle,
} from '../../wire/admin/catalogueCalls.ts';
import { noContent } from '../noContent.ts';
import type { AdminApi } from './AdminApi.ts';
import { ignoreUnknown, refusalOf, staleOf } from './outcomes.ts';
import { pictureFields } from './pictureForm.ts';
import type { SendForm } from './sendForm.ts';

/** The styles at `/api/admin/styles`. */
export class HttpStyles implements ForKeepingStyles {
  readonly #api: AdminApi;
  readonly #sendForm: SendForm;

  constructor(api: AdminApi, sendForm: SendForm) {
    this.#api = api;
    this.#sendForm = sendForm;
  }

  async find({ text, after }: Parameters<ForKeepingStyles['find']>[0]): Promise<StylePage> {
    const query = new URLSearchParams({ ...(text !== '' && { q: text }), ...(after !== undefined && { after }) });
    const call = { method: 'GET', path: `/styles?${query}`, responseSchema: stylesResponse } as const;
    const { styles, next } = await this.#api.call(call);
    return { styles: styles.map(({ products, ...style }) => ({ ...style, sizes: products.map(readSize) })), next };
  }

  async read(id: string): Promise<(ReadStyle & { readonly sizes: readonly ReadSize[] }) | undefined> {
    const call = { method: 'GET', path: pathOf(id), responseSchema: styleWithProductsResponse } as const;
    const read = await this.#api.tagged(call).catch(ignoreUnknown);
    return read && { style: read.body.style, tag: read.tag, sizes: read.body.products.map(readSize) };
  }

  add(body: Pick<StyleTexts, 'title' | 'creator'>): Promise<AddOutcome<ReadStyle>> {
    const call = { method: 'POST', path: '/styles', body, responseSchema: styleResponse } as const;
    return this.#api
      .tagged(call)
      .then(({ body: { style }, tag }) => ({ outcome: 'added' as const, value: { style, tag } }), refusalOf);
  }

  save(id: string, ifMatch: string, body: StyleChange): Promise<SaveOutcome<ReadStyle>> {
    const call = { method: 'PATCH', path: pathOf(id), body, ifMatch, responseSchema: styleResponse } as const;
    return this.#api.tagged(call).then(
      ({ body: { style }, tag }) => ({ outcome: 'saved' as const, value: { style, tag } }),
      (error: unknown) => {
        const stale = staleOf(error, wireStyle);
        if (stale === undefined) return refusalOf(error);
        return { outcome: 'stale' as const, current: { style: stale.current, tag: stale.tag } };
      },
    );
  }

  addPicture(styleId: string, { photograph, alt, tellProgress }: Upload): Promise<AddOutcome<StylePicture>> {
    const send = () => this.#sendForm(`${pathOf(styleId)}/pictures`, pictureFields(photograph, alt), tellProgress);
    return this.#api
      .inSession(send)
      .then((body) => ({ outcome: 'added' as const, value: v.parse(pictureResponse, body).picture }), refusalOf);
  }

  async removePicture(styleId: string, pictureId: string): Promise<void> {
    const path = `${pathOf(styleId)}/pictures/${encodeURIComponent(pictureId)}`;
    await this.#api.call({ method: 'DELETE', path, responseSchema: noContent }).catch(ignoreUnknown);
  }
}

type WireStockedSize = v.InferOutput<typeof styleWithProductsResponse>['products'][number];

function readSize({ etag: tag, held: _, ...size }: WireStockedSize): ReadSize {
  return { ...size, tag };
}

function pathOf(id: string): string {
  return `/styles/${encodeURIComponent(id)}`;
}
