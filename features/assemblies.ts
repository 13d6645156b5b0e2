import type { BackEndParts } from './behind/BackEndParts.ts';
import type { Assembly } from './drive/contracts/Assembly.ts';
import type { AdminAssembly } from './drive/contracts/admin/AdminDrivers.ts';

type Run = {
  /** The folder of what the steps drive, in `drive/`. */
  readonly drive: 'view-models' | 'screen/dom' | 'screen/browser';
  /** The folder of what is behind it, in `behind/`. */
  readonly behind: 'fake' | 'mock' | 'server';
  /** How many processes share the scenarios; 1 unless given. */
  readonly processes?: number;
  /** The tag of the scenarios that it runs; all others without. */
  readonly only?: string;
  /** The run whose scenarios it leaves out as well. */
  readonly like?: string;
};

/** The runs of the scenarios, from the fastest to the most complete. `asking` is a shop that does not hold the catalogue. */
const matrix = {
  memory: { drive: 'view-models', behind: 'fake' },
  dom: { drive: 'screen/dom', behind: 'fake', processes: 2 },
  mirage: { drive: 'view-models', behind: 'mock' },
  server: { drive: 'view-models', behind: 'server' },
  asking: { drive: 'view-models', behind: 'server', only: '@catalogue', like: 'server' },
  browser: { drive: 'screen/browser', behind: 'server', processes: 2 },
} satisfies Readonly<Record<string, Run>>;

export type AssemblyName = keyof typeof matrix;

export const assemblies: Readonly<Record<AssemblyName, Run>> = matrix;
export const ASSEMBLIES = Object.keys(matrix) as readonly AssemblyName[];

/** The assemblies that run every scenario, unless it is left out for a reason. */
export const WHOLE_ASSEMBLIES = ASSEMBLIES.filter((assembly) => assemblies[assembly].only === undefined);

/** The tag of a scenario about what only a screen decides: headings, links, guards, the names of buttons. */
export const SCREEN_TAG = '@screen';

/**
 * The tag of a scenario about what only the real back-end does: stock, the life of an order, accounts. The mock does not run it. Where
 * fakes are behind the shop, it runs on the use cases of the back-end with tables in memory.
 */
export const REAL_SHOP_TAG = '@real-shop';

/** Returns the tags that exclude a scenario from an assembly. */
export function exclusionTags(assembly: AssemblyName): readonly string[] {
  const { drive, behind, like } = assemblies[assembly];
  const names = like === undefined ? [assembly] : [assembly, like];
  return [
    ...names.map((name) => `@not-${name}`),
    ...(drive === 'view-models' ? [SCREEN_TAG] : []),
    ...(behind === 'mock' ? [REAL_SHOP_TAG] : []),
  ];
}

/** Returns cucumber's expression for the scenarios of an assembly. */
export function tagExpression(assembly: AssemblyName): string {
  const { only } = assemblies[assembly];
  return [...(only === undefined ? [] : [only]), ...exclusionTags(assembly).map((tag) => `not ${tag}`)].join(' and ');
}

/** Composes the shop of a scenario with these tags. What another assembly uses is not loaded. */
export async function composeShop(assembly: AssemblyName, tags: readonly string[]): Promise<Assembly> {
  const { drive } = assemblies[assembly];
  if (drive === 'screen/browser') {
    const { browserAssembly } = await import('./drive/screen/browser/browserAssembly.ts');
    return browserAssembly();
  }
  if (drive === 'screen/dom') {
    // Loaded before all others, since it replaces the names of a browser.
    const { domAssembly } = await import('./drive/screen/dom/domAssembly.ts');
    return domAssembly(await backEndParts(assembly, tags));
  }
  const { viewModelAssembly } = await import('./drive/view-models/viewModelAssembly.ts');
  return viewModelAssembly(await backEndParts(assembly, tags));
}

/** Composes the admin of a scenario. Where fakes are behind the shop, it has the use cases of the back-end with tables in memory. */
export async function composeAdmin(assembly: AssemblyName): Promise<AdminAssembly> {
  const { drive, behind } = assemblies[assembly];
  if (drive === 'screen/browser') return (await import('./drive/screen/browser/browserAdmin.ts')).browserAdmin();
  // Loaded before all others, since it replaces the names of a browser.
  const onScreen = drive === 'screen/dom' ? await import('./drive/screen/dom/domAdmin.ts') : undefined;
  const { sharedMemoryServer, sharedServer } = await import('./behind/server/sharedServer.ts');
  const { AdminBackEnd } = await import('./behind/server/AdminBackEnd.ts');
  const backEnd = new AdminBackEnd(await (behind === 'fake' ? sharedMemoryServer() : sharedServer()));
  if (onScreen !== undefined) return onScreen.domAdmin(backEnd);
  return (await import('./drive/view-models/admin/viewModelAdmin.ts')).viewModelAdmin(backEnd);
}

async function backEndParts(assembly: AssemblyName, tags: readonly string[]): Promise<BackEndParts> {
  switch (assemblies[assembly].behind) {
    case 'fake':
      if (tags.includes(REAL_SHOP_TAG))
        return (await import('./behind/server/serverBackEndParts.ts')).serverBackEndParts({ isInMemory: true });
      return (await import('./behind/fake/memoryBackEndParts.ts')).memoryBackEndParts();
    case 'mock':
      return (await import('./behind/mock/mirageBackEndParts.ts')).mirageBackEndParts();
    case 'server':
      return (await import('./behind/server/serverBackEndParts.ts')).serverBackEndParts({
        asks: assembly === 'asking',
      });
  }
}
