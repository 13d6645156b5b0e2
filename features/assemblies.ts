/** The assemblies of the shop that run the scenarios, from the fastest to the most complete. */
export const ASSEMBLIES = ['memory', 'dom', 'mirage', 'server', 'asking', 'browser'] as const;

export type AssemblyName = (typeof ASSEMBLIES)[number];

/** The tag of a scenario about what only a screen decides: headings, links, guards, the names of buttons. */
export const SCREEN_TAG = '@screen';

/** The assemblies without a screen, whose steps call view-models. */
const WITHOUT_SCREEN: readonly AssemblyName[] = ['memory', 'mirage', 'server', 'asking'];

/** Returns the tags that exclude a scenario from an assembly. */
export function exclusionTags(assembly: AssemblyName): readonly string[] {
  return [
    `@not-${assembly}`,
    // The shop of `server`, which does not hold the catalogue.
    ...(assembly === 'asking' ? ['@not-server'] : []),
    ...(WITHOUT_SCREEN.includes(assembly) ? [SCREEN_TAG] : []),
  ];
}
