import type { StatementSection } from './Statement.ts';

/** Returns a section of statements, whose ids begin with its key. */
export function sectionOf(key: string, title: string, texts: Readonly<Record<string, string>>): StatementSection {
  return { key, title, statements: Object.entries(texts).map(([name, text]) => ({ id: `${key}.${name}`, text })) };
}
