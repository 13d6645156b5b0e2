import { adminSections } from './adminSections.ts';
import { catalogueSections } from './catalogueSections.ts';
import { purchaseSections } from './purchaseSections.ts';
import type { StatementSection } from './Statement.ts';
import { section1 } from './section1.ts';
import { section2 } from './section2.ts';
import { section3 } from './section3.ts';
import { section4 } from './section4.ts';
import { section5 } from './section5.ts';
import { section6 } from './section6.ts';
import { section7 } from './section7.ts';
import { section8 } from './section8.ts';
import { section9 } from './section9.ts';
import { shopSections } from './shopSections.ts';

/** The storefront specification section by section, then what the shop and its admin promise beyond it. */
export const allStatements: readonly StatementSection[] = [
  section1,
  section2,
  section3,
  section4,
  section5,
  section6,
  section7,
  section8,
  section9,
  ...catalogueSections,
  ...purchaseSections,
  ...shopSections,
  ...adminSections,
];
