import type { Assembly } from './contracts/Assembly.ts';

const assemblies: Readonly<Record<string, () => Promise<Assembly>>> = {
  memory: async () => (await import('./memory.ts')).memoryAssembly(),
  dom: async () => (await import('./dom.ts')).domAssembly(),
  mirage: async () => (await import('./mirage.ts')).mirageAssembly(),
  server: async () => (await import('./server.ts')).serverAssembly(),
  asking: async () => (await import('./asking.ts')).askingAssembly(),
  browser: async () => (await import('./browser.ts')).browserAssembly(),
};

/** Composes the shop of the assembly of that name. */
export function assemblyNamed(name: string): Promise<Assembly> {
  const compose = assemblies[name];
  if (compose === undefined) {
    throw new Error(`No such assembly: ${name}. There are ${Object.keys(assemblies).join(', ')}.`);
  }
  return compose();
}
