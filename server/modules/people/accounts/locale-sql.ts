/** Languages as they are read: people who came from a portal with further ones keep theirs in the books. */
import { type Expression, sql } from 'kysely';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '#contract/locales.ts';

/** A column with a language, which is the portal's fallback where the portal does not speak it. */
export const spoken = (column: Expression<string>) =>
  sql<Locale>`case when ${column} = any(${sql.lit(`{${LOCALES.join(',')}}`)}::text[])
    then ${column} else ${sql.lit(FALLBACK_LOCALE)} end`;

/** The language of a person, of the table of that name or of its alias. */
export const localeOf = (person: 'person' | 'reader' = 'person') =>
  spoken(sql.ref(`${person}.pref_locale`));
