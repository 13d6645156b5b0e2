import type { Module } from './modules.ts';

/** Returns the groups of files that import each other in a cycle, type imports included. Each group is sorted. */
export function importCycles(modules: readonly Module[]): readonly (readonly string[])[] {
  const imports = new Map(modules.map((module) => [module.path, module.imports]));
  const reachable = new Map([...imports.keys()].map((path) => [path, reachableFrom(path, imports)]));
  const groups = new Map<string, readonly string[]>();
  for (const [path, others] of reachable) {
    if (!others.has(path)) continue;
    const group = [...others].filter((other) => reachable.get(other)?.has(path)).toSorted();
    groups.set(group.join(), group);
  }
  return [...groups.values()];
}

/** The folders directly below `parent` as modules, each with the other such folders that its files import. */
export function foldersAsModules(modules: readonly Module[], parent: string): readonly Module[] {
  const folderOf = (path: string) =>
    path.startsWith(parent) ? /^[^/]+(?=\/)/.exec(path.slice(parent.length))?.[0] : undefined;
  const imports = new Map<string, Set<string>>();
  for (const module of modules) {
    const folder = folderOf(module.path);
    if (folder === undefined || /\.test\.tsx?$/.test(module.path)) continue;
    const others = module.imports.flatMap((path) => folderOf(path) ?? []).filter((other) => other !== folder);
    imports.set(folder, new Set([...(imports.get(folder) ?? []), ...others]));
  }
  return [...imports].map(([path, others]) => ({ path, imports: [...others] }));
}

function reachableFrom(start: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next) || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return seen;
}
