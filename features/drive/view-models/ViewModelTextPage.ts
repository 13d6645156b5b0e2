import { when } from 'mobx';
import { TEXT_PAGE } from '../../../src/shop/help/pageTokens.ts';
import type { TextPageDriver } from '../contracts/TextPageDriver.ts';
import { needsScreen } from './needsScreen.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The pages whose texts the shop writes, without a screen. */
export class ViewModelTextPage implements TextPageDriver {
  readonly pageBehind = needsScreen;
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async tells(words: string): Promise<boolean> {
    const { tab } = this.#navigation;
    const page = tab.pageViewModel(TEXT_PAGE);
    await when(() => tab.isIdle);
    return page.text.includes(words);
  }
}
