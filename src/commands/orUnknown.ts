import { RefusedCall } from './ShopClient.ts';

const NOT_FOUND = 404;

/** Rejects with this text when the shop does not know what a call names. */
export async function orUnknown<Result>(call: Promise<Result>, text: string): Promise<Result> {
  return call.catch((error: unknown) => {
    throw error instanceof RefusedCall && error.status === NOT_FOUND ? new Error(text) : error;
  });
}
