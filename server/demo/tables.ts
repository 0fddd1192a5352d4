/** The demo's banks, people, links, exchanges, and what desks keep, as data. README.md describes the columns. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { RULE_NAMES, storedRule } from '#contract/banks/bank-rules.ts';
import { BULLETIN_KINDS } from '#contract/board/bulletins.ts';
import {
  CONTACT_MODES,
  NOTICE_KINDS,
  NOTICE_REACHES,
  NOTICE_STATES,
} from '#contract/board/notices.ts';
import { RHYTHMS } from '#contract/board/standings.ts';
import {
  EXCHANGE_BASES,
  EXCHANGE_KINDS,
  EXCHANGE_STATES,
} from '#contract/hours/exchange-states.ts';
import { readChequeCode } from '#contract/paper/cheque-code.ts';
import { ROLES, SEXES } from '#contract/people/accounts.ts';
import { dayAfter, daysAfter, minutesAfter } from '#contract/time.ts';
import { localeSchema } from '#contract/values.ts';
import { BANKS } from './banks.ts';

export type DemoTables = ReturnType<typeof readDemoTables>;

/**
 * Reads the demo, with everything counted back from today.
 * @param today as `yyyy-MM-dd`
 * @throws when a line of a table cannot be read, with its number
 */
export function readDemoTables(today: string) {
  const cells = cellsFor(today);
  const { text, email, day, moment } = cells;
  const bank = email.refine(isAmong(BANKS), { error: 'no such bank' });
  const people = readTable('people.tsv', {
    email,
    name: text,
    surname: text,
    sex: z.enum(SEXES),
    birth_date: z.iso.date(),
    language: localeSchema,
    phone: text,
    bank: bank.nullable(),
    role: z.enum(ROLES),
    registered: moment,
    verified: moment.nullable(),
    requested: moment.nullable(),
    accepted: moment.nullable(),
    accepted_by: email.nullable(),
  });
  const person = email.refine(isAmong(people), { error: 'nobody in people.tsv' });
  // A bank stands for its hours fund.
  const holder = email.refine(isAmong([...people, ...BANKS]), { error: 'neither person nor bank' });
  const links = readTable('links.tsv', {
    requester: bank,
    required: bank,
    state: z.enum(['requested', 'approved']),
    requested: moment,
    requested_by: person,
    decided: moment.nullable(),
    decided_by: person.nullable(),
  });
  const exchanges = readTable('exchanges.tsv', {
    performed: day,
    kind: z.enum(EXCHANGE_KINDS),
    creditor: holder,
    debtor: holder,
    hours: text.regex(/^\d+([.]5)?$/).transform(Number),
    activity: text.regex(/^\d+$/).nullable(),
    note: text,
    state: z.enum(EXCHANGE_STATES),
    recorded: moment,
    recorded_by: person,
    decided: moment.nullable(),
    decided_by: person.nullable(),
    reversed: moment.nullable(),
    reversed_by: person.nullable(),
    reason: text.nullable(),
    basis: z.enum(EXCHANGE_BASES).nullable(),
  });
  const banks = BANKS.map((row) => ({ ...row, created_at: moment.parse(row.created) }));
  return { banks, people, links, exchanges, ...readDeskTables(cells, bank, person) };
}

/** What a desk keeps beside the exchanges. */
function readDeskTables(cells: Cells, bank: z.ZodType<string>, person: z.ZodType<string>) {
  const { text, day, dayAhead, moment } = cells;
  const rules = readTable('rules.tsv', {
    bank,
    name: z.enum(RULE_NAMES),
    value: text.transform((value) => (value === 'true' ? true : Number(value))),
    valid_from: moment,
    set_by: person,
    note: text,
  });
  const cheques = readTable('cheques.tsv', {
    owner: person,
    issued: moment,
    issued_by: person,
    serial: text.regex(/^\d+$/).transform(Number),
    code: text.refine((code) => readChequeCode(code) === code, { error: 'no code of a cheque' }),
    state: z.enum(['blank', 'booked', 'void']),
    since: moment.nullable(),
    giver: person.nullable(),
    performed: day.nullable(),
    reason: text.nullable(),
  });
  const notices = readTable('notices.tsv', {
    posted: moment,
    person,
    kind: z.enum(NOTICE_KINDS),
    activity: text.regex(/^\d+$/).transform(Number),
    title: text,
    reach: z.enum(NOTICE_REACHES),
    hours: text.regex(/^\d+([.]5)?$/).transform(Number),
    needed: dayAhead.nullable(),
    body: text.nullable(),
    by: person.nullable(),
    state: z.enum(NOTICE_STATES),
    outcome: text.nullable(),
    with: person.nullable(),
  });
  const replies = readTable('replies.tsv', {
    at: moment,
    title: text,
    person,
    reply: z.enum(['waits', 'accepted', 'asked', 'not-now']),
    words: text.nullable(),
    days: cells.daysAhead.nullable(),
  });
  const skills = readTable('skills.tsv', {
    person,
    said: moment,
    can: text.regex(/^\d+( \d+)*$/).transform((can) => can.split(' ').map(Number)),
    findable: z.enum(['yes', 'no']).nullable(),
    contact: z.enum(CONTACT_MODES),
  });
  const messages = readTable('messages.tsv', {
    sent: moment,
    from: person,
    to: person,
    title: text.nullable(),
    read: z.enum(['yes', 'no']),
    words: text,
  });
  return {
    rules: rules.map((rule) => ({ ...rule, value: storedRule(rule.name, rule.value) })),
    cheques,
    ...readPairs(cells, person),
    notices,
    replies,
    skills,
    ...readAppointments(cells, person),
    ...readBulletins(cells, bank),
    messages,
  };
}

/** What banks say to all their members. */
function readBulletins({ text, dayFromToday, moment }: Cells, bank: z.ZodType<string>) {
  return {
    bulletins: readTable('bulletins.tsv', {
      ...{ bank, kind: z.enum(BULLETIN_KINDS), title: text, text, sent: moment },
      sent_by: text.transform((name) => `${name}@example.org`),
      ...{ day: dayFromToday.nullable(), from: text.nullable(), to: text.nullable() },
      ...{ place: text.nullable(), guests: z.enum(['yes', 'no']), corrected: moment.nullable() },
    }),
  };
}

/** Who acts for whom, and who accompanies newcomers. */
function readPairs({ day, moment }: Cells, person: z.ZodType<string>) {
  return {
    delegates: readTable('delegates.tsv', {
      person,
      delegate: person,
      signed: day,
      made: moment,
      made_by: person,
    }),
    companions: readTable('companions.tsv', {
      companion: person,
      newcomer: person.nullable(),
      made: moment.nullable(),
      made_by: person.nullable(),
    }),
  };
}

/** Appointments, and those that repeat. */
function readAppointments({ text, dayFromToday }: Cells, person: z.ZodType<string>) {
  const plan = {
    time: text.regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    giver: person,
    receiver: person,
    activity: text.regex(/^\d+$/).transform(Number),
    title: text,
    minutes: text.regex(/^\d+$/).transform(Number),
    place: text.nullable(),
  };
  return {
    arrangements: readTable('arrangements.tsv', {
      ...{ day: dayFromToday, ...plan },
      state: z.enum(['proposed', 'agreed', 'done', 'dropped']),
    }),
    standings: readTable('standings.tsv', {
      ...{ from: dayFromToday, every: z.enum(RHYTHMS), ...plan },
    }),
  };
}

type Cells = ReturnType<typeof cellsFor>;

/** What a cell may be. */
function cellsFor(today: string) {
  const midnight = new Date(`${today}T00:00:00Z`);
  const text = z.string();
  const email = text.transform((name) => `${name}@example.org`);
  const day = text.regex(/^\d+$/).transform((daysAgo) => dayAfter(today, -Number(daysAgo)));
  const dayAhead = text.regex(/^\d+$/).transform((days) => dayAfter(today, Number(days)));
  const dayFromToday = text.regex(/^-?\d+$/).transform((days) => dayAfter(today, Number(days)));
  const moment = text.regex(/^\d+ ([01]\d|2[0-3]):[0-5]\d$/).transform((cell) => {
    const [daysAgo = 0, hours = 0, minutes = 0] = cell.split(/[ :]/).map(Number);
    return minutesAfter(daysAfter(midnight, -daysAgo), hours * 60 + minutes);
  });
  const daysAhead = text.transform((cell) =>
    cell.split(', ').map((one) => {
      const [days = '', time = ''] = one.split(' ');
      return { day: dayAfter(today, Number(days)), time };
    }),
  );
  return { text, email, day, dayAhead, daysAhead, dayFromToday, moment };
}

function readTable<Columns extends z.ZodRawShape>(file: string, columns: Columns) {
  const table = readFileSync(join(import.meta.dirname, file), 'utf8');
  return parseTable(file, table, z.strictObject(columns));
}

function isAmong(rows: readonly { email: string }[]) {
  const emails = new Set(rows.map(({ email }) => email));
  return (email: string) => emails.has(email);
}

/**
 * Parses a table, tab-separated text that is easy to edit by hand, whose first line names the columns. Cells may be padded with spaces, and `-`
 * stands for nothing (null).
 * @param file what error messages call the table
 * @throws when a line does not fit the columns or the schema, with the number of the line
 */
export function parseTable<Row>(file: string, text: string, row: z.ZodType<Row>): Row[] {
  const [columns = [], ...lines] = text.trimEnd().split('\n').map(cellsOf);
  return lines.map((cells, index) => {
    const place = `${file}, line ${index + 2}`;
    if (cells.length !== columns.length) {
      throw new Error(`${place}: ${cells.length} cells for ${columns.length} columns`);
    }
    const named = Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
    const parsed = row.safeParse(named);
    if (!parsed.success) throw new Error(`${place}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}

function cellsOf(line: string): (string | null)[] {
  return line
    .split('\t')
    .map((cell) => cell.trim())
    .map((cell) => (cell === '-' ? null : cell));
}
