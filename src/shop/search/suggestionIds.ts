/** The id of a row in the list of suggestions with this id. */
export function optionId(listId: string, row: number): string {
  return `${listId}-${row}`;
}
