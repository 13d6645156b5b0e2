/** The pages of the shop whose texts the shopkeeper writes, with their titles. */
export const TEXT_PAGES = {
  delivery: 'Delivery',
  returns: 'Returns',
  sizes: 'Sizes',
  terms: 'Terms',
  privacy: 'Privacy',
  grievance: 'Grievances',
} as const;

export type TextPageName = keyof typeof TEXT_PAGES;

export const TEXT_PAGE_NAMES = Object.keys(TEXT_PAGES) as readonly TextPageName[];

/** The text of each page as the shopkeeper writes it, in Markdown, by the name of its setting, such as `deliveryText`. */
export type PageTexts = { readonly [Name in TextPageName as `${Name}Text`]: string };

/** A text page as shoppers read it. `text` is Markdown: whoever shows it shows HTML in it as it is typed. */
export type TextPage = { readonly title: string; readonly text: string };
