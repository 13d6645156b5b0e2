import { type ArrayNode, type ObjectNode, parse } from '@humanwhocodes/momoa';

/** The lines of the elements of a JSON list. */
export type JsonLines = {
  /** Returns the line of a field of an element, or of the element when it has no such field. */
  lineOf(index: number, field?: string): number;
};

/** Parses a JSON text again, for its lines only: this takes much more time and memory than `JSON.parse`. */
export function jsonLines(text: string): JsonLines {
  const { body } = parse(text, { mode: 'json' });
  const list = body.type === 'Object' ? memberOf(body, 'products') : body;
  const elements = (list as ArrayNode).elements;
  return {
    lineOf(index, field = '') {
      const value = elements[index]?.value;
      const member = value?.type === 'Object' ? memberOf(value, field) : undefined;
      return (member ?? value ?? body).loc.start.line;
    },
  };
}

/** Returns the line of the first syntax error of a JSON text. */
export function jsonErrorLine(text: string): number {
  try {
    parse(text, { mode: 'json' });
  } catch (error) {
    if (error instanceof Error && 'line' in error && typeof error.line === 'number') return error.line;
  }
  return 1;
}

function memberOf(node: ObjectNode, name: string) {
  return node.members.find((member) => member.name.type === 'String' && member.name.value === name)?.value;
}
