/** How a person is called. Lists, pick lists and sortable columns have `fullName`, surname first. */
import { NAMES } from '#texts/grammar/names.ts';
import type { Locale } from './locales.ts';

/** A person in sentences, cards, chips, letters and notices: "Anna Ferrari"; a fund has no surname. */
export function personName({ name, surname }: { name: string; surname: string }): string {
  return `${name} ${surname}`.trim();
}

/** A member that is no person has no given name: a body, whose name stands in the place of a surname. */
export function isBody({ name, surname }: { name: string; surname: string }): boolean {
  return name === '' && surname !== '';
}

interface Named {
  name: string | null;
  surname: string | null;
}

/** Who did something: "Anna Rossi per Maria Bianchi" where a person of trust did it for them. */
export function actorName(person: Named, delegate: Named, locale: Locale): string {
  const nameOf = ({ name, surname }: Named) =>
    personName({ name: name ?? '', surname: surname ?? '' });
  if (delegate.name === null) return nameOf(person);
  return `${nameOf(delegate)} ${NAMES[locale].actsFor} ${nameOf(person)}`;
}
