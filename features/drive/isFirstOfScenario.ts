import type { Examples, GherkinDocument, Pickle, Rule, Scenario } from '@cucumber/messages';

/** Whether this is a scenario of its own or the first row of an outline. */
export function isFirstOfScenario({ astNodeIds }: Pickle, { feature }: GherkinDocument): boolean {
  const [id, row] = astNodeIds;
  const children: Rule['children'] | undefined = feature?.children.flatMap(
    ({ rule, ...child }) => rule?.children ?? [child],
  );
  const scenario = children?.map((child) => child.scenario).find((one: Scenario | undefined) => one?.id === id);
  const rows = scenario?.examples.flatMap(({ tableBody }: Examples) => tableBody);
  return row === undefined || rows?.[0]?.id === row;
}
