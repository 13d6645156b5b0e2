/** Whether the browser saves data, where it reports that. */
export function savesData(): boolean {
  const connection: unknown = typeof navigator === 'undefined' ? undefined : Reflect.get(navigator, 'connection');
  return Object(connection).saveData === true;
}
