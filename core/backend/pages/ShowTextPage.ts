import { textPage } from '../../domain/settings/textPage.ts';
import { TEXT_PAGE_NAMES, type TextPage } from '../../domain/settings/textPages.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';

/** Resolves with a text page as the shop has written it. */
export type ShowTextPage = (name: string) => Promise<TextPage | 'unknown-page'>;

export function makeShowTextPage({ settings }: Pick<BackEndPorts, 'settings'>): ShowTextPage {
  return async (asked) => {
    const name = TEXT_PAGE_NAMES.find((each) => each === asked);
    return name === undefined ? 'unknown-page' : textPage(name, await settings.read());
  };
}
