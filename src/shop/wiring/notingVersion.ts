import { CATALOGUE_VERSION } from '../../../adapters/wire/catalogueVersion.ts';

/** A `fetch` that notes the versions of the catalogue in the responses. */
export function notingVersion(fetch: typeof window.fetch) {
  const versions = new Set<string>();
  return {
    /** The version that all responses had; undefined when they had several or none. */
    version: (): string | undefined => (versions.size === 1 ? [...versions][0] : undefined),
    fetch: async (...call: Parameters<typeof window.fetch>): Promise<Response> => {
      const response = await fetch(...call);
      const version = response.headers.get(CATALOGUE_VERSION);
      if (version !== null) versions.add(version);
      return response;
    },
  };
}
