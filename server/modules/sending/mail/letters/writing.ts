/** Writes a letter from its row: reads, asks whether it is true and wanted, and says it. */
import { findMailTrouble } from '#server/modules/people/accounts/mail-trouble-sql.ts';
import { makeActLink } from '#server/modules/sending/letters/links.ts';
import { cadencesOf } from '#server/modules/sending/letters/preferences.ts';
import type { EventKind, Events } from '#server/modules/sending/outbox/events.ts';
import { type Fact, oneLine, type Say, textsIn } from '#server/platform/texts.ts';
import type { Texts } from '#texts/keys.ts';
import { forReferent, reasonFor } from './frame.ts';
import {
  type Detail,
  type Letter,
  type LetterRow,
  type Matter,
  PARAGRAPHS,
  type Reader,
  type ToBeWritten,
  type Value,
  type Way,
  type Words,
} from './letter.ts';

/**
 * Letters that the texts of a namespace tell. @returns what makes one of its event's kind, of what is read as it is
 * when the letter is written (nothing: there is nothing to tell), and of its row
 */
export function lettersWith<Name extends keyof Texts>(namespace: Name) {
  const sayIn = textsIn(namespace);
  return <Kind extends EventKind & keyof Texts[Name], Row extends Reader>(
    kind: Kind,
    read: (letter: ToBeWritten<Events[Kind]>) => Promise<Row | undefined>,
    row: LetterRow<Events[Kind], NoInfer<Row>, Texts[Name][Kind]> & {
      /** Whose texts it tells, where they are not its own; the facts are the same. */
      says?(row: NoInfer<Row>): keyof Texts[Name] | undefined;
    },
  ): Letter<Events[Kind]> => ({
    why: row.why,
    to: row.to,
    async write({ mailId, address, referent, ...letter }) {
      const told = await read(letter);
      if (!told || row.stillTrue?.(told, letter) === false) return undefined;
      if (referent && row.sides?.(told).includes(referent.id)) return undefined;
      const found = referent ? { ...told, locale: referent.locale } : told;
      const email = address ?? referent?.email ?? found.email;
      // The links of a letter that nobody gets would be made for nobody.
      if (email === null) return undefined;
      const optional = row.toAll?.(found) ? undefined : row.optional;
      if (optional && !(await isWanted(optional, letter))) return undefined;
      const { locale } = found;
      const say = ownTexts(sayIn(locale), String(row.says?.(found) ?? kind), letter.config);
      const matter = { ...letter, row: found, locale, say: orThrow(say) };
      const urlOf = (way: Way | ((its: typeof matter) => Way)) =>
        addressOf(typeof way === 'function' ? way(matter) : way, { ...matter, mailId });
      const words = wordsFrom(say, {
        cases: row.cases?.(matter),
        facts: row.facts?.(matter),
        body: row.body?.(matter),
        details: row.details?.(matter),
      });
      if (referent) return forReferent(words, { ...referent, email }, letter.config);
      const more = row.more?.(matter) ?? [];
      return {
        reader: { ...found, email, ...(row.toStranger && { name: '', surname: '' }) },
        words,
        url: await urlOf(row.button),
        otherUrl: row.other && (await urlOf(row.other)),
        more: await Promise.all(
          more.map(async ({ way, ...rest }) => ({ ...rest, url: await urlOf(way) })),
        ),
        stopUrl: optional ? await urlOf({ stop: optional.topic }) : undefined,
        calendars: await row.calendars?.(matter),
        theme: row.theme ?? 'member',
        reason: reasonFor(row.why, locale),
      };
    },
  });
}

async function isWanted(
  { topic, wanted }: Exclude<LetterRow<never, Reader, object>['optional'], false>,
  { database, personId }: ToBeWritten<unknown>,
): Promise<boolean> {
  const trouble = await database.first(findMailTrouble, { personId });
  if (trouble?.since) return false;
  const chosen = await cadencesOf(database, personId);
  return chosen.some((one) => one.topic === topic && wanted.includes(one.cadence));
}

/** The texts of one letter; all of them know the portal. */
export function ownTexts(say: Say, name: string, config: { portalName: string }): Say {
  return (keys, facts) =>
    say(
      [keys].flat().map((key) => `${name}.${key}`),
      { portal: config.portalName, ...facts },
    );
}

function orThrow(say: Say) {
  return (keys: string | string[], facts?: Record<string, Fact>): string => {
    const said = say(keys, facts);
    if (said === undefined) throw new Error(`no text for ${keys}`);
    return said;
  };
}

async function addressOf(
  way: Way,
  { mailId, ...matter }: Matter<unknown, unknown> & { mailId: string },
): Promise<string> {
  if (typeof way === 'string') return `${matter.config.publicUrl}${way}`;
  const { personId, locale } = matter;
  return makeActLink(matter, { mailId, personId, locale, does: way });
}

/** What a letter tells beside its texts. */
export interface Given {
  cases?: readonly (string | false | null)[] | undefined;
  facts?: Record<string, Fact> | undefined;
  /** What somebody wrote; an empty line begins a paragraph. */
  body?: string | undefined;
  details?: Record<string, Value> | readonly Detail[] | undefined;
}

/**
 * The words of a letter, of the texts that have an ending of these cases, else of the plain ones. What
 * has no text in such a case is not told.
 */
export function wordsFrom(say: Say, { cases = [], facts, body = '', details = {} }: Given): Words {
  const endings = cases.filter((one) => one !== false && one !== null);
  const part = (key: string) => say([...endings.map((one) => `${key}_${one}`), key], facts);
  const must = orThrow((key) => part(String(key)));
  const typed = body.split(/\n\s*\n/).filter((one) => one.trim() !== '');
  return {
    subject: must('subject'),
    paragraphs: PARAGRAPHS.flatMap((key) => [part(key), ...(key === 'lead' ? typed : [])]).filter(
      (one) => one !== undefined,
    ),
    details: Array.isArray(details)
      ? details.map((one) => ({ ...one, label: oneLine(one.label), value: oneLine(one.value) }))
      : Object.entries(details).flatMap(([key, value]) => {
          const shown = shownValue(value);
          return shown === '' ? [] : { label: must(`details.${key}`), value: shown };
        }),
    button: must('button'),
    other: part('other'),
    closing: part('closing'),
  };
}

function shownValue(value: Value): string {
  if (typeof value === 'object' && value !== null) return value.asTyped ?? '';
  return oneLine(value ?? '');
}
