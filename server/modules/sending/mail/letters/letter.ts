/** What a letter is: a row that says to whom it goes, what it tells and where it leads. */

import type { Locale } from '#contract/locales.ts';
import type { LetterSubject } from '#contract/running/jobs.ts';
import type { Cadence, LetterTopic } from '#contract/sending/letters.ts';
import type { ActLink } from '#server/modules/sending/letters/links.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database.ts';
import type { Fact, Gap } from '#server/platform/texts.ts';
import type { Audience } from '../audiences.ts';

/** The recipient of the mail. */
export interface Reader {
  /** Null for people whom no letter reaches. */
  email: string | null;
  name: string;
  surname: string;
  locale: Locale;
}

/** A member who reads a letter to their body, which has no address (specification §51). */
export interface Referent extends Reader {
  id: number;
  /** For whom they act. */
  body: string;
}

/** The words of one letter. Texts are plain; the layout escapes and arranges them. */
export interface Words {
  subject: string;
  /** Whole sentences, a paragraph each. */
  paragraphs: string[];
  /** Facts to check at a glance. */
  details: Detail[];
  /** The one button. */
  button: string;
  /** A second way, said more quietly; leads to `otherUrl`. */
  other?: string | undefined;
  /** What else is good to know, said more quietly. */
  closing?: string | undefined;
}

export interface Detail {
  label: string;
  value: string;
  /** Where it can be read. */
  url?: string;
}

/** A letter ready to be laid out. */
export interface Written {
  /** With the address it goes to. */
  reader: Reader & { email: string };
  words: Words;
  /** Where the button leads. */
  url: string;
  /** Where `other` leads. */
  otherUrl?: string | undefined;
  /** Further ways, said as quietly; or each with a button of its own. */
  more?: { label: string; url: string; isButton?: boolean | undefined }[] | undefined;
  /** Where letters of this topic are stopped, for those that a person may do without. */
  stopUrl?: string | undefined;
  /** Files for the reader's calendar program, which go along; each is about one appointment. */
  calendars?: readonly string[] | undefined;
  /** The colours: those of members, or of a bank's desk. */
  theme: 'member' | 'bank';
  /** The sentence that says why it came. */
  reason: string;
}

/** What a letter needs of the portal to be written. */
export interface LetterDeps {
  database: Queryable;
  clock: Clock;
  secret: string;
  config: { publicUrl: string; portalName: string; timeZone: string; mailFrom: string };
}

/** One letter of an event to one person. */
export interface ToBeWritten<Payload> extends LetterDeps {
  payload: Payload;
  personId: number;
}

/** With what was read for it. */
export interface Matter<Payload, Row> extends ToBeWritten<Payload> {
  row: Row;
  /** The reader's language. */
  locale: Locale;
  /** Further words of this letter: the first of the keys that has a text. */
  say(keys: string | string[], facts?: Record<string, Fact>): string;
}

/** Where a link leads: a page of the portal, or something that is done without signing in. */
export type Way = string | ActLink['does'];

/** What stands beside a label; nothing without a value. Lines of a text stay where the letter says so. */
export type Value = string | null | undefined | { asTyped: string | null };

/** The keys of texts that are paragraphs, in their order. */
export const PARAGRAPHS = ['lead', 'rest', 'end'] as const;
type Part = 'subject' | 'button' | 'other' | 'closing' | (typeof PARAGRAPHS)[number];

/** The keys without what says in which case a text is told. */
type Plain<Key> = Key extends `${infer Name}_${string}` ? Name : Key;
/** What the letter itself must know to be told; further words get theirs where they are said. */
export type GapOf<Texts> = Exclude<
  { [Key in keyof Texts]: Plain<Key> extends Part ? Gap<Texts[Key]> : never }[keyof Texts],
  'portal'
>;
export type LabelOf<Texts> = Texts extends { details: infer Labels }
  ? Plain<keyof Labels> & string
  : never;

/** A letter, apart from what is read for it. Its texts in `mail/texts` have the name of the event. */
export type LetterRow<Payload, Row extends Reader, Texts> = {
  /** What it is about; gives the sentence that says why it came. */
  why: LetterSubject;
  to: Audience<Payload>;
  /** The colours; those of members where it does not say. */
  theme?: 'bank';
  /** The reader is not known to be the person: a name typed with their address could carry anything. */
  toStranger?: true;
  /** False once what it would tell is not true any more. */
  stillTrue?(row: Row, letter: ToBeWritten<Payload>): boolean;
  /**
   * One may do without it: it goes to those who want this topic so, and to no address that does not work
   * (specification §31). False for what is always told (law L11).
   */
  optional: { topic: LetterTopic; wanted: readonly Cadence[] } | false;
  /** Where it goes to everybody all the same. */
  toAll?(row: Row): boolean;
  /** Of a letter to a body: a referent who is one of these reads it as themselves. */
  sides?(row: Row): readonly number[];
  /** What is the case: a text with such an ending (`lead_request`) is told instead of the plain one. */
  cases?(matter: Matter<Payload, Row>): readonly (string | false | null)[];
  /** What somebody wrote, as they typed it: paragraphs after the first. */
  body?(matter: Matter<Payload, Row>): string;
  /** What stands beside labels, in this order. */
  details?(
    matter: Matter<Payload, Row>,
  ): Partial<Record<LabelOf<Texts>, Value>> | readonly Detail[];
  button: Way | ((matter: Matter<Payload, Row>) => Way);
  /** Where `other` leads. */
  other?: Way | ((matter: Matter<Payload, Row>) => Way);
  more?(matter: Matter<Payload, Row>): readonly { label: string; way: Way; isButton?: boolean }[];
  calendars?(matter: Matter<Payload, Row>): Promise<readonly string[]>;
} & ([GapOf<Texts>] extends [never]
  ? { facts?: undefined }
  : {
      /** What fills the gaps of the texts; `portal` is always known. */
      facts(matter: Matter<Payload, Row>): Record<GapOf<Texts>, Fact>;
    });

/** For `stillTrue`: silent once what it is about has moved on to another state. */
export const inState =
  <Row extends { state: string }>(state: Row['state']) =>
  (row: Row) =>
    row.state === state;

/** The letter of one kind of event. */
export interface Letter<Payload> {
  why: LetterSubject;
  to: Audience<Payload>;
  /**
   * @param letter with the recipient's address where it is not the person's own
   * @returns undefined when what it would tell is not true (any more), or not wanted, or reaches nobody
   */
  write(
    letter: ToBeWritten<Payload> & {
      mailId: string;
      address?: string | undefined;
      referent?: Referent | undefined;
    },
  ): Promise<Written | undefined>;
}

/** An event of which nobody is told by a letter. */
export function noLetter<Payload>(why: LetterSubject): Letter<Payload> {
  return { why, to: async () => [], write: async () => undefined };
}
