/** Some of the keys of a namespace, in other words: see acting-texts.ts. */
export type Reworded<Original> = {
  [Key in keyof Original]?: Original[Key] extends string ? string : Reworded<Original[Key]>;
};
