import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { FeatureText } from './FeatureText.ts';
import { parseFeature } from './parseFeature.ts';

/** Every feature of the project, in the order of its path. */
export function readFeatures(): readonly FeatureText[] {
  return globSync('features/**/*.feature')
    .toSorted()
    .map((uri) => parseFeature(uri.replaceAll('\\', '/'), readFileSync(uri, 'utf8')));
}
