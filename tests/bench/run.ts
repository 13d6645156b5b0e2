import { benchCatalogue } from './catalogue.bench.ts';

benchCatalogue();
