/**
 * The form of all texts. Italian is the original: its files say which keys exist, and every other
 * language must `satisfies Translated<typeof it>` them, no key more and none less.
 */

/** The same keys as the original, any words. */
export type Translated<Original> = {
  [Key in keyof Original]: Original[Key] extends string ? string : Translated<Original[Key]>;
};

/** The names of what a text leaves open: `who` in "{{who}} wrote to you". */
export type Gap<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Gap<Rest>
  : never;
