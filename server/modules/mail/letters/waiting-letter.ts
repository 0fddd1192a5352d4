/** The reminder of exchanges that wait for their debtor, at most once a week (specification §13). */

import { formatMinutes } from '#contract/hours.ts';
import { REMIND_AFTER_DAYS } from '#contract/limits.ts';
import { daysAfter } from '#contract/time.ts';
import { showDay } from '#contract/values.ts';
import { makeActLink } from '#server/modules/letters/links.ts';
import { cadencesOf } from '#server/modules/letters/preferences.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { thePerson } from '../audiences.ts';
import type { Detail, InEachLanguage, Letter } from './letter.ts';
import { readWaiting } from './sql.ts';
import { nameOf, oneLine } from './typed.ts';

const LINES_MAX = 20;
const TOPIC = 'reminders';

/** To a debtor: each exchange that has waited long, a line each. Silent if none waits, or they want none. */
export const exchangesWaiting: Letter<Events['exchanges-waiting']> = {
  to: thePerson,
  async write(deps, { personId }, _, mailId) {
    const { database, clock, config } = deps;
    const recordedBefore = daysAfter(clock.now(), -REMIND_AFTER_DAYS);
    const rows = await database.rows(readWaiting, { personId, recordedBefore, most: LINES_MAX });
    const [first] = rows;
    if (!first || !(await isWanted(deps, personId))) return undefined;
    const { locale, how_many: count } = first;
    return {
      reader: first,
      words: { ...WORDS[locale]({ count }), details: rows.map(lineOf) },
      url: `${config.publicUrl}/confirm-transaction`,
      stopUrl: await makeActLink(deps, { mailId, personId, locale, does: { stop: TOPIC } }),
      theme: 'member',
    };
  },
};

async function isWanted({ database }: Parameters<typeof exchangesWaiting.write>[0], id: number) {
  const chosen = await cadencesOf(database, id);
  return chosen.some(({ topic, cadence }) => topic === TOPIC && cadence !== 'never');
}

function lineOf(row: RowOf<typeof readWaiting>): Detail {
  const { locale } = row;
  const creditor = nameOf({ name: row.creditor_name, surname: row.creditor_surname });
  const activity = oneLine({ it: row.name_it, en: row.name_en, de: row.name_de }[locale]);
  const value = `${creditor}, ${formatMinutes(row.minutes, locale)}, ${activity}`;
  return { label: showDay(row.performed_on), value };
}

const WORDS: InEachLanguage<{ count: number }> = {
  it: ({ count }) => ({
    subject: count === 1 ? 'Uno scambio ti aspetta' : `${count} scambi ti aspettano`,
    paragraphs: [
      count === 1
        ? 'Da più di una settimana uno scambio aspetta la tua conferma. Chi ti ha aiutato riceve le sue ore solo quando confermi.'
        : `Da più di una settimana ${count} scambi aspettano la tua conferma. Chi ti ha aiutato riceve le sue ore solo quando confermi.`,
    ],
    button: 'Conferma o annulla',
  }),
  en: ({ count }) => ({
    subject: count === 1 ? 'An exchange waits for you' : `${count} exchanges wait for you`,
    paragraphs: [
      count === 1
        ? 'An exchange has waited for your confirmation for more than a week. The person who helped you gets their hours only when you confirm.'
        : `${count} exchanges have waited for your confirmation for more than a week. The people who helped you get their hours only when you confirm.`,
    ],
    button: 'Confirm or cancel',
  }),
  de: ({ count }) => ({
    subject:
      count === 1 ? 'Ein Tausch wartet auf dich' : `${count} Tauschgeschäfte warten auf dich`,
    paragraphs: [
      count === 1
        ? 'Seit mehr als einer Woche wartet ein Tausch auf deine Bestätigung. Wer dir geholfen hat, bekommt die Stunden erst, wenn du bestätigst.'
        : `Seit mehr als einer Woche warten ${count} Tauschgeschäfte auf deine Bestätigung. Wer dir geholfen hat, bekommt die Stunden erst, wenn du bestätigst.`,
    ],
    button: 'Bestätigen oder stornieren',
  }),
};
