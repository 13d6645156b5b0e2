import type { Plugin } from 'vite';

const LAYERS = '@layer tokens,base,components;';

/**
 * Begins each style sheet with the order of the layers. Layers rank in the order in which they appear first, and a document may load the
 * styles of a chunk before those of its entry.
 */
export function rankLayers(): Plugin {
  return {
    name: 'creator-row:rank-layers',
    apply: 'build',
    generateBundle: {
      // After Vite has written the styles.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = LAYERS + String(file.source);
        }
      },
    },
  };
}
