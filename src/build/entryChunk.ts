import type { Rolldown } from 'vite';

const ENTRY = /\/src\/main\.tsx$/;
const OWN = /\/(?:src|core|adapters)\//;

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** One chunk for all that the entry imports statically: chunks for what it shares with later ones would be many small files. */
export const entryChunk = {
  name: (id: string, modules: Modules) => (OWN.test(id) && isOfEntry(id, modules, new Set()) ? 'index' : null),
};

function isOfEntry(id: string, modules: Modules, seen: Set<string>): boolean {
  if (ENTRY.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((importer) => isOfEntry(importer, modules, seen)) ?? false;
}
