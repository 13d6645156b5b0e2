import type { Locator } from 'playwright-core';
import { paths } from '../../../src/shell/paths.ts';
import type { Arrival, CatalogueDoor, FilterGroup } from '../doors/CatalogueDoor.ts';
import { content, dialog, inFront, partOf } from './places.ts';
import { press } from './press.ts';
import type { Visit } from './Visit.ts';

const groups: Readonly<Record<FilterGroup, string>> = {
  categories: 'Category',
  creators: 'Influencers',
  sizes: 'Size',
  prices: 'Price',
};

type Choice = { readonly label: string; readonly count: string; readonly isTicked: boolean };

/** Home, listing and product page. */
export class BrowserCatalogue implements CatalogueDoor {
  readonly #visit: Visit;
  /** The card whose details were opened last, and how far the listing was scrolled then, in CSS pixels. */
  #left = { card: '', top: 0 };

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  async shown(): Promise<readonly string[]> {
    const list = content(this.#visit).getByRole('list', { name: /^(Products|Items on your wishlist)$/ });
    return list.getByRole('article').getByRole('heading').allTextContents();
  }

  async isLoading(): Promise<boolean> {
    const loading = content(this.#visit)
      .getByRole('status')
      .getByText(/^Loading (products|product|categories)$/);
    return (await loading.count()) > 0;
  }

  async hasFailed(): Promise<boolean> {
    return content(this.#visit).getByRole('heading', { name: 'The products could not be loaded' }).isVisible();
  }

  async openDetails(name: string): Promise<void> {
    await press(partOf(this.#visit, name).getByRole('link', { name, exact: true }));
  }

  async drawn(): Promise<{ cards: number; first: { place: number; of: number } }> {
    const first = this.#list.getByRole('listitem').first();
    const [place, of] = await first.evaluate(({ ariaPosInSet, ariaSetSize }) => [ariaPosInSet, ariaSetSize]);
    const cards = await this.#list.getByRole('article').count();
    return { cards, first: { place: Number(place), of: Number(of) } };
  }

  async scrollToEnd(): Promise<void> {
    await this.#list.evaluate((list) => list.scrollIntoView({ block: 'end', behavior: 'instant' }));
  }

  async scrollFarDown(): Promise<void> {
    await this.#list.evaluate((list) => window.scrollTo({ top: list.scrollHeight * 0.6, behavior: 'instant' }));
  }

  async focus(name: string): Promise<void> {
    await this.#list.getByRole('link', { name, exact: true }).focus();
  }

  async tabToNextCard(): Promise<void> {
    const before = await this.focused();
    for (let presses = 0; presses < 10 && (await this.focused()) === before; presses += 1) {
      await this.#visit.page.keyboard.press('Tab');
    }
  }

  async focused(): Promise<string> {
    return this.#visit.page.evaluate(() => document.activeElement?.closest('article')?.ariaLabel ?? '');
  }

  async isOnScreen(name: string): Promise<boolean> {
    const card = this.#list.getByRole('article', { name, exact: true });
    return (await card.count()) === 1 && card.evaluate(isSeen);
  }

  async openDetailsOfLast(): Promise<void> {
    await this.#list.getByRole('heading').getByRole('link').last().focus();
    this.#left = { card: await this.focused(), top: await this.#visit.page.evaluate(() => window.scrollY) };
    await this.#visit.page.keyboard.press('Enter');
  }

  async isWhereSheLeft(): Promise<boolean> {
    const top = await this.#visit.page.evaluate(() => window.scrollY);
    return this.#left.top > 0 && Math.abs(top - this.#left.top) <= 1;
  }

  async hasLastFocus(): Promise<boolean> {
    return (await this.focused()) === this.#left.card;
  }

  async followCreatorOf(name: string): Promise<void> {
    await press(partOf(this.#visit, name).getByRole('link', { name: /^@/ }));
  }

  async moreFromCreator(): Promise<readonly string[]> {
    const list = content(this.#visit).getByRole('list', { name: /^More from @/ });
    return list.getByRole('article').getByRole('heading').allTextContents();
  }

  async creators(): Promise<readonly string[]> {
    const links = this.#region('The Creators').getByRole('link');
    return (await links.allInnerTexts()).map((text) => text.trim());
  }

  async followCreator(handle: string): Promise<void> {
    await press(this.#region('The Creators').getByRole('link', { name: handle, exact: true }));
  }

  async canGoBackToListing(): Promise<boolean> {
    const back = content(this.#visit).getByRole('link', { name: 'Back to Products' });
    return (await back.count()) === 1 && (await back.getAttribute('href')) === paths.listing;
  }

  async toggle(group: FilterGroup, value: string): Promise<void> {
    await press((await this.#group(groups[group])).getByRole('checkbox', { name: value, exact: true }));
  }

  async ticked(group: FilterGroup): Promise<readonly string[]> {
    return (await this.#choices(group)).filter(({ isTicked }) => isTicked).map(({ label }) => label);
  }

  async offered(group: FilterGroup): Promise<readonly string[]> {
    return (await this.#choices(group)).map(({ label, count }) => `${label} (${count})`);
  }

  async sortBy(order: 'low to high' | 'high to low'): Promise<void> {
    const name = order === 'low to high' ? 'Price: Low to High' : 'Price: High to Low';
    await press((await this.#group('Sort by price')).getByRole('radio', { name, exact: true }));
  }

  async isSorted(): Promise<boolean> {
    return (await (await this.#group('Sort by price')).getByRole('radio', { checked: true }).count()) > 0;
  }

  async chosen(): Promise<readonly string[]> {
    return content(this.#visit).getByRole('list', { name: 'Chosen filters' }).getByRole('button').allTextContents();
  }

  async removeFilter(label: string): Promise<void> {
    await press(content(this.#visit).getByRole('button', { name: `Remove filter: ${label}`, exact: true }));
  }

  async heading(): Promise<{ readonly title: string; readonly count: string }> {
    const title = content(this.#visit).getByRole('heading', { level: 1 });
    const count = content(this.#visit)
      .getByText(/^[\d,]+ pieces?$/)
      .filter({ visible: true })
      .first();
    return { title: await title.innerText(), count: await count.innerText() };
  }

  async readOut(): Promise<string> {
    return content(this.#visit).getByRole('status', { name: 'Result count' }).innerText();
  }

  async areFiltersOpen(): Promise<boolean> {
    return dialog(this.#visit, 'Filters').isVisible();
  }

  async closeFilters(): Promise<void> {
    await press(dialog(this.#visit, 'Filters').getByRole('button', { name: 'Close', exact: true }));
  }

  async newArrivals(): Promise<readonly Arrival[]> {
    return this.#region('New Arrivals').getByRole('link').evaluateAll(arrivalsOf);
  }

  async followArrival(number: number): Promise<void> {
    await press(
      this.#region('New Arrivals')
        .getByRole('link')
        .nth(number - 1),
    );
  }

  async tiles(): Promise<readonly { readonly category: string; readonly picture: 'its own' | 'the default' }[]> {
    return this.#region('Shop By Categories').getByRole('listitem').evaluateAll(tilesOf);
  }

  async followTile(category: string): Promise<void> {
    await press(this.#region('Shop By Categories').getByRole('button', { name: category, exact: true }));
  }

  get #list(): Locator {
    return content(this.#visit).getByRole('list', { name: 'Products' });
  }

  #region(name: string): Locator {
    return content(this.#visit).getByRole('region', { name, exact: true });
  }

  async #group(name: string): Promise<Locator> {
    return (await inFront(this.#visit)).getByRole('group', { name, exact: true });
  }

  async #choices(group: FilterGroup): Promise<readonly Choice[]> {
    return (await this.#group(groups[group])).getByRole('checkbox').evaluateAll(choicesOf);
  }
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function choicesOf(boxes: readonly Element[]): readonly Choice[] {
  const textAt = (id: string | null) => document.getElementById(id ?? '')?.textContent ?? '';
  return boxes.map((box) => ({
    label: textAt(box.getAttribute('aria-labelledby')),
    count: /^\d+/.exec(textAt(box.getAttribute('aria-describedby')))?.[0] ?? '',
    isTicked: box.matches(':checked'),
  }));
}

function arrivalsOf(links: readonly Element[]): readonly Arrival[] {
  return links.map((link) => {
    const video = link.querySelector('video');
    return {
      path: link.getAttribute('href') ?? '',
      playsByItself: video?.autoplay ?? false,
      isSilent: video?.muted ?? false,
      isEndless: video?.loop ?? false,
      speed: video?.playbackRate ?? 0,
    };
  });
}

function tilesOf(tiles: readonly Element[]): readonly { category: string; picture: 'its own' | 'the default' }[] {
  return tiles.map((tile) => {
    const picture = tile.querySelector('img')?.getAttribute('src') ?? '';
    return {
      category: tile.textContent?.trim() ?? '',
      picture: picture.includes('default') ? 'the default' : 'its own',
    };
  });
}
