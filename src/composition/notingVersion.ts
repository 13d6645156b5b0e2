/** A `fetch` that notes the version (ETag) of the latest response from URLs that end with a path. */
export function notingVersion(fetch: typeof window.fetch, path: string) {
  let version: string | undefined;
  return {
    version: (): string | undefined => version,
    fetch: async (...call: Parameters<typeof window.fetch>): Promise<Response> => {
      const response = await fetch(...call);
      if (String(call[0]).endsWith(path)) version = response.headers.get('etag') ?? undefined;
      return response;
    },
  };
}
