import type { Module } from './modules.ts';

/** The layers of `src`, from the bottom up: a file imports from its own layer and from those below. */
const layers: readonly RegExp[] = [
  /^src\/shared\/container\//,
  /^src\/shared\/ui\//,
  /^src\/shared\/\w+\//,
  // Every other room is an area of an application.
  /^src\/(shop|admin)\/(?!(layout|open|wiring|documents)\/)\w+\//,
  /^src\/(shop|admin)\/layout\//,
  /^src\/(shop|admin)\/(open\/|pages\.ts$)/,
  /^src\/(shop\/(wiring|documents)|admin\/wiring|server|commands)\/|^src\/(shop|admin)\/main\.tsx$/,
];

/** Returns a message for each import within `src` from a higher layer. */
export function upwardImports(modules: readonly Module[]): readonly string[] {
  return modules
    .filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, imports }) => {
      if (layerOf(path) === -1) return [`${path} is in no layer`];
      const inSource = imports.filter((imported) => imported.startsWith('src/'));
      return inSource
        .filter((imported) => layerOf(imported) > layerOf(path))
        .map((imported) => `${path} imports ${imported}, which is in a layer above it`);
    });
}

function layerOf(path: string): number {
  return layers.findIndex((layer) => layer.test(path));
}
