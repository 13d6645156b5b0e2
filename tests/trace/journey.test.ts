import { describe, expect, it } from 'vitest';
import { areaOf, byStage, journey, placeOf } from '../../features/report/journey.ts';
import { readFeatures } from '../../features/report/readFeatures.ts';

const features = readFeatures();
const places = journey.flatMap((stage) => stage.places);

describe("The order by a shopper's journey", () => {
  it('has every feature once', () => {
    const sorted = byStage(features).flatMap(([, those]) => those.map(({ uri }) => uri));
    expect(sorted.toSorted()).toEqual(features.map(({ uri }) => uri).toSorted());
  });

  it('names every area, and nothing that does not exist', () => {
    const areas = features.map(({ uri }) => areaOf(uri));
    expect(areas.filter((area) => !places.includes(area))).toEqual([]);
    const known = [...areas, ...features.map(({ uri }) => placeOf(uri))];
    expect(places.filter((place) => !known.includes(place))).toEqual([]);
    expect(new Set(places).size).toBe(places.length);
  });

  it('puts a file that it names before the area of the file, and what it does not know last', () => {
    const uris = ['features/shop/stars/sky.feature', 'features/shop/cart/undo.feature', 'features/cart/adding.feature'];
    const sorted = byStage(uris.map((uri) => ({ uri }))).filter(([, those]) => those.length > 0);
    expect(sorted.map(([{ key }, those]) => [key, those.map(({ uri }) => placeOf(uri))])).toEqual([
      ['bag', ['cart/adding', 'cart/undo']],
      ['whole', ['stars/sky']],
    ]);
  });
});
