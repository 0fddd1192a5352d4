/** What a letter is: whom it goes to, and what it says to one reader in their language. */
import type { Locale } from '#contract/locales.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database.ts';
import type { Audience } from '../audiences.ts';

/** The recipient of the mail. */
export interface Reader {
  /** Null for people whom no letter reaches. */
  email: string | null;
  name: string;
  surname: string;
  locale: Locale;
}

/** The words of one letter. Texts are plain; the layout escapes and arranges them. */
export interface Words {
  subject: string;
  /** Whole sentences, a paragraph each. */
  paragraphs: string[];
  /** Facts to check at a glance. */
  details?: Detail[];
  /** The one button. */
  button: string;
  /** A second way, said more quietly; leads to `otherUrl`. */
  other?: string;
  /** What else is good to know, said more quietly. */
  closing?: string;
}

export interface Detail {
  label: string;
  value: string;
  /** Where it can be read. */
  url?: string;
}

/** A letter ready to be laid out. */
export interface Written {
  reader: Reader;
  words: Words;
  /** Where the button leads. */
  url: string;
  /** Where `other` leads. */
  otherUrl?: string;
  /** Further ways, said as quietly. */
  more?: { label: string; url: string }[];
  /** Where letters of this topic are stopped, for those that a person may do without. */
  stopUrl?: string;
  /** Files for the reader's calendar program, which go along; each is about one appointment. */
  calendars?: readonly string[];
  /** The colours: those of members, or of a bank's desk. */
  theme: 'member' | 'bank';
}

/** With the sentence that says why it came. */
export interface Finished extends Written {
  reason: string;
}

/**
 * A reader who is not known to be the person: somebody typed their address, and a name typed with it
 * could carry anything to a stranger.
 */
export function nameless(reader: Reader): Reader {
  return { ...reader, name: '', surname: '' };
}

/** What a letter needs of the portal to be written. */
export interface LetterDeps {
  database: Queryable;
  clock: Clock;
  secret: string;
  config: { publicUrl: string; portalName: string; timeZone: string; mailFrom: string };
}

/** The letter of one kind of event. */
export interface Letter<Payload> {
  to: Audience<Payload>;
  /** @returns undefined when what it would tell is not true, or not true any more. */
  write(
    deps: LetterDeps,
    payload: Payload,
    personId: number,
    mailId: string,
  ): Promise<Written | undefined>;
}

/** The same words in each language, made of what the letter knows. */
export type InEachLanguage<Facts> = Record<Locale, (facts: Facts) => Words>;
