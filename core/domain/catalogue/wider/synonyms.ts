/** Words that shoppers use for the same thing; each line is one group. All are as {@link foldText} leaves them, without spaces. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['kurti', 'kurta'],
  ['tee', 'tshirt'],
  ['bag', 'tote', 'handbag', 'backpack'],
  ['trousers', 'pants'],
  ['jumper', 'sweater', 'pullover'],
  ['women', 'ladies', 'girls'],
  ['men', 'gents', 'boys'],
];
