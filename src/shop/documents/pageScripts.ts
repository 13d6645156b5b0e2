import type { Rolldown } from 'vite';

/** Returns the scripts that these modules need besides the entry, with everything they import statically, as paths of the site. */
export function pageScripts(bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const wanted = new Set(modules.map((module) => chunkOf(chunks, module)));
  for (const chunk of wanted) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported !== undefined && !imported.isEntry) wanted.add(imported);
    }
  }
  return [...wanted].map(({ fileName }) => `/${fileName}`);
}

function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (chunk === undefined) throw new Error(`The build has no chunk of ${module}`);
  return chunk;
}
