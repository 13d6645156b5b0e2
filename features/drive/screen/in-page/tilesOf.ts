import type { CategoryTile } from '../../contracts/catalogue/HomeDriver.ts';

/** What each category tile shows. Runs in the page: refers to nothing outside itself. */
export function tilesOf(tiles: readonly Element[]): readonly CategoryTile[] {
  return tiles.map((tile) => {
    const picture = tile.querySelector('img')?.getAttribute('src') ?? '';
    return {
      category: tile.textContent?.trim() ?? '',
      picture: picture.includes('default') ? 'the default' : 'its own',
    };
  });
}
