import type { Rolldown } from 'vite';

/** What a page needs beyond the shop's entry, as paths of the site. */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** The chunk of the page's module with everything it imports at once; nothing for no module. */
export function pageFiles(bundle: Rolldown.OutputBundle, source: string | undefined): PageFiles {
  if (source === undefined) return { scripts: [], styles: [] };
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
  if (first === undefined) throw new Error(`The build has no chunk of ${source}`);
  const wanted = new Set([first]);
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
