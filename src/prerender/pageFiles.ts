import type { Rolldown } from 'vite';

/** The files that a page needs besides the entry, as paths of the site. */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** The chunks of these modules with everything they import statically. */
export function pageFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): PageFiles {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const wanted = new Set(modules.map((module) => chunkOf(chunks, module)));
  for (const chunk of wanted) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported !== undefined && !imported.isEntry) wanted.add(imported);
    }
  }
  const styles = [...wanted].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return {
    scripts: [...wanted].map(({ fileName }) => `/${fileName}`),
    styles: [...new Set(styles)].map((name) => `/${name}`),
  };
}

function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (chunk === undefined) throw new Error(`The build has no chunk of ${module}`);
  return chunk;
}
