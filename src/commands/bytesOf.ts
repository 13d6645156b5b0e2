/** Returns the bytes of a response as they come. */
export async function* bytesOf({ body }: Response): AsyncGenerator<Uint8Array> {
  if (body !== null) yield* body;
}
