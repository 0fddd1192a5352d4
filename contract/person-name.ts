/** How a person is called. Lists, pick lists and sortable columns have `fullName`, surname first. */

/** A person in sentences, cards, chips, letters and notices: "Anna Ferrari"; a fund has no surname. */
export function personName({ name, surname }: { name: string; surname: string }): string {
  return `${name} ${surname}`.trim();
}
