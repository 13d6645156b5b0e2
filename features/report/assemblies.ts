/** The ways in which the shop is put together to run its scenarios, from the nearest to the farthest. */
export const ASSEMBLIES = ['memory', 'dom', 'mirage', 'browser'] as const;

export type AssemblyName = (typeof ASSEMBLIES)[number];

/** The tag that keeps a scenario from running on an assembly. */
export const exclusionTag = (assembly: AssemblyName): string => `@not-${assembly}`;
