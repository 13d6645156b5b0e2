/** Types of the measured part of itemsjs, which has no types of its own. */
declare module 'itemsjs' {
  type Bucket = { readonly key: string; readonly doc_count: number };

  type Engine<Item, Group extends string> = {
    search(question: {
      readonly per_page: number;
      readonly filters: Readonly<Record<Group, readonly string[]>>;
      readonly sort?: string;
      readonly _ids?: readonly number[];
    }): {
      readonly data: {
        readonly items: readonly Item[];
        readonly aggregations: Readonly<Record<Group, { readonly buckets: readonly Bucket[] }>>;
      };
    };
  };

  export default function itemsjs<Item, Group extends string>(
    items: readonly Item[],
    configuration: {
      readonly aggregations: Readonly<
        Record<Group, { readonly conjunction: boolean; readonly size: number; readonly hide_zero_doc_count: boolean }>
      >;
      readonly sortings: Readonly<
        Record<string, { readonly field: readonly string[]; readonly order: readonly string[] }>
      >;
      readonly native_search_enabled: boolean;
    },
  ): Engine<Item, Group>;
}
