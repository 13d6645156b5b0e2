import type { Assembly } from './Assembly.ts';

const assemblies: Readonly<Record<string, () => Promise<Assembly>>> = {
  memory: async () => (await import('./memory.ts')).memoryAssembly(),
  dom: async () => (await import('./dom.ts')).domAssembly(),
  mirage: async () => (await import('./mirage.ts')).mirageAssembly(),
  browser: async () => (await import('./browser.ts')).browserAssembly(),
};

/** Puts a shop together as the run's profile says. */
export function assemblyNamed(name: string): Promise<Assembly> {
  const putTogether = assemblies[name];
  if (putTogether === undefined) {
    throw new Error(`No such assembly: ${name}. There are ${Object.keys(assemblies).join(', ')}.`);
  }
  return putTogether();
}
