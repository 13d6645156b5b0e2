import type { CatalogueQuestion } from '../catalogue/CatalogueQuestion.ts';
import type { PageRoute } from '../pages.ts';
import { OPTIONS_PATH, questionPath } from '../wiring/questionPath.ts';
import type { DocumentParts } from './renderDocument.ts';
import type { ServerInput } from './serverInput.ts';

type Asked = { readonly isLarge: boolean; readonly questions: readonly CatalogueQuestion[] };

/** Returns what a page's first render in the browser needs: its scripts, those that answer its questions, and the URLs of the answers. */
export function neededFiles(
  { scripts, ...input }: ServerInput,
  { name }: PageRoute,
  asked: Asked,
): Pick<DocumentParts, 'scripts' | 'catalogueUrls'> {
  return {
    scripts: [...(scripts[name] ?? []), ...answeringScripts(input, asked)],
    catalogueUrls: input.catalogueUrl === undefined ? [] : answersAt(input.catalogueUrl, asked),
  };
}

function answeringScripts(
  { searchScripts, askingScripts }: Pick<ServerInput, 'searchScripts' | 'askingScripts'>,
  { isLarge, questions }: Asked,
): readonly string[] {
  if (isLarge) return askingScripts;
  // A product is found without a search.
  return questions.some(({ kind }) => kind !== 'product') ? searchScripts : [];
}

function answersAt(catalogueUrl: string, { isLarge, questions }: Asked): readonly string[] {
  if (!isLarge) return [catalogueUrl];
  const paths = [OPTIONS_PATH, ...questions.map(questionPath)].filter((path) => path !== undefined);
  return paths.map((path) => catalogueUrl.replace(/\/products$/, path));
}
