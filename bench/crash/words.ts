/**
 * What a bank says to all its members while everything dies (specification §44): before each fault one call
 * to the assembly leaves to a crowd, and the fault strikes while they are told or the letters leave. Afterwards
 * each acknowledged one is there once, everybody with a letter due has it, and nobody's was written twice.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { dayAfter } from '#contract/time.ts';
import type { Chance } from './chance.ts';
import type { Load, World } from './load.ts';
import type { MailSink } from './mails.ts';
import type { PortalUnderTest } from './portal.ts';

const CROWD = 1_000;
/** Half of the faults come while rows and events are written, half while letters leave. */
const IS_AT_TELLING = 1 / 2;
/** The fault comes before so many letters have arrived, or so long after the job that tells was added. */
const STRIKES_AFTER_LETTERS = 300;
const STRIKES_AFTER_MS = 150;
const LOOK_EVERY_MS = 50;
/** Also the letters of the load, and of the assembly before, are on their way. */
const UNDER_WAY_WITHIN_MS = 300_000;
/** Jobs of a process that died are free after a minute, and the minute after that goes on. */
const TOLD_WITHIN_MS = 300_000;
const ASSEMBLY_IN_DAYS = 30;

/** What became of bulletins that were acknowledged. */
export interface WordsVerdict {
  bulletins: number;
  letters: number;
  /** Not there exactly once. */
  off: string[];
  /** `address mark` of letters that were due and did not arrive. */
  missing: string[];
  /** The same of letters that were written more than once: with two `Message-ID`s. */
  writtenTwice: string[];
  /** Bulletins whose rows of who was told are not one for each member. */
  rowsOff: string[];
  /** Letters that the mail server took again after a crash, with the same `Message-ID`. */
  deliveredAgain: number;
}

interface Course {
  portal: PortalUnderTest;
  mails: MailSink;
  world: World;
  load: Load;
  chance: Chance;
}

/** Members with an address and no more to do; those who sign in are older and already chosen. */
const GATHER = [
  `insert into person (email, name, surname, sex, pref_locale, email_verified_at, proven_email, created_at)
   select 'folla' || n || '@example.org', 'Persona', 'Folla ' || n, 'n', 'it', now(),
          'folla' || n || '@example.org', now()
   from generate_series(1, $1::int) n`,
  `insert into membership (person_id, bank_id, state, role, requested_at, decided_at)
   select id, $1, 'active', 'USER', now(), now() from person
   where surname like 'Folla %' order by id`,
  `insert into account (person_id, bank_id)
   select id, $1 from person where surname like 'Folla %'`,
];

export class Words {
  readonly #course: Course;
  readonly #marks: string[] = [];

  private constructor(course: Course) {
    this.#course = course;
  }

  /** Fills the bank with a crowd that reads letters. */
  static async begin(course: Course): Promise<Words> {
    const [people = '', ...members] = GATHER;
    await onDatabase(course.portal, async (client) => {
      await client.query(people, [CROWD]);
      for (const statement of members) await client.query(statement, [course.world.bankId]);
    });
    return new Words(course);
  }

  /** Says something to all, and waits for a moment of chance at which members are told, or letters leave. */
  async underWay(): Promise<void> {
    const { portal, load, chance, world } = this.#course;
    const mark = load.mark('word');
    const { status } = await load.insist('POST', '/admin/bulletins', world.admin, {
      ...{ kind: 'assembly', title: mark, text: `Siete tutti invitati: ${mark}`, asks: true },
      ...{ day: dayAfter(world.today, ASSEMBLY_IN_DAYS), from: '18:00', to: '20:00' },
    });
    if (status !== 202) throw new Error(`the assembly ${mark} was refused: ${status}`);
    this.#marks.push(mark);
    await onDatabase(portal, (client) => endTakingBack(client, mark));
    if (chance.next() < IS_AT_TELLING) return pause(chance.below(STRIKES_AFTER_MS));
    // What callers have written has letters in front of these, and more of them would never let them pass.
    await load.restDuring(() => this.#arrived(mark, 1));
    await this.#arrived(mark, 1 + chance.below(STRIKES_AFTER_LETTERS));
  }

  async #arrived(mark: string, count: number): Promise<void> {
    const { mails } = this.#course;
    for (const start = performance.now(); mails.lettersWith(mark) < count; ) {
      if (performance.now() - start > UNDER_WAY_WITHIN_MS) {
        throw new Error(`of ${mark} only ${mails.lettersWith(mark)} letters have left`);
      }
      await pause(LOOK_EVERY_MS);
    }
  }

  /** Waits until every bulletin is told, by the portal alone. @throws when one is not */
  async told(): Promise<void> {
    for (const start = performance.now(); performance.now() - start < TOLD_WITHIN_MS; ) {
      const rows = await onDatabase(this.#course.portal, (client) =>
        client.query(`select from bulletin where title = any($1) and told_at is null`, [
          this.#marks,
        ]),
      );
      if (rows.rowCount === 0) return;
      await pause(LOOK_EVERY_MS * 10);
    }
    throw new Error('bulletins are told to some of the members and not to the others');
  }

  /** Compares what was said with what arrived, once every letter has left. */
  async verify(): Promise<WordsVerdict> {
    const { portal, mails } = this.#course;
    return onDatabase(portal, async (client) => {
      const due = (await client.query<{ key: string }>(LETTERS_DUE, [this.#marks])).rows;
      const letters = [...mails.written].filter(([key]) => key.includes('crash-word-'));
      const deliveries = letters.map(([key, ids]) => (mails.arrived.get(key) ?? 0) - ids.size);
      return {
        bulletins: this.#marks.length,
        letters: due.length,
        off: await marksIn(client, NOT_ONCE, this.#marks),
        missing: due.map(({ key }) => key).filter((key) => !mails.arrived.has(key)),
        writtenTwice: letters.filter(([, ids]) => ids.size > 1).map(([key]) => key),
        rowsOff: await marksIn(client, ROWS_OFF, this.#marks),
        deliveredAgain: deliveries.reduce((sum, more) => sum + more, 0),
      };
    });
  }
}

/** As if the ten minutes were over, and the next minute had come. */
async function endTakingBack(client: pg.Client, mark: string): Promise<void> {
  await client.query(
    `with now as (select clock_timestamp() as at)
     update bulletin set shown_at = greatest(at, sent_at + interval '1 ms'),
                         letters_at = greatest(at, sent_at + interval '1 ms')
     from now where title = $1`,
    [mark],
  );
  await client.query(`select graphile_worker.add_job('bulletins.tell', '{}', max_attempts => 2)`);
}

/** The assembly is told to everybody who was a member when it was sent, and whom letters reach. */
const LETTERS_DUE = `
  select person.email || ' ' || bulletin.title as key
  from bulletin
  join membership on membership.bank_id = bulletin.bank_id and membership.state = 'active'
    and membership.decided_at <= bulletin.sent_at
  join person on person.id = membership.person_id and person.access = 'self'
  where bulletin.title = any($1)
    and not exists (select from mail_trouble where person_id = person.id and since is not null)`;

const NOT_ONCE = `
  select mark from unnest($1::text[]) as mark
  where (select count(*) from bulletin where title = mark) <> 1`;

const ROWS_OFF = `
  select title as mark from bulletin
  where title = any($1) and exists (
    (select person_id, 1 as round from membership
     where membership.bank_id = bulletin.bank_id and state = 'active'
       and decided_at <= bulletin.sent_at)
    except select person_id, round from bulletin_person where bulletin_id = bulletin.id
    union all (
      select person_id, round from bulletin_person where bulletin_id = bulletin.id
      except select person_id, 1 from membership
      where membership.bank_id = bulletin.bank_id and state = 'active'
        and decided_at <= bulletin.sent_at))`;

async function marksIn(client: pg.Client, text: string, marks: string[]): Promise<string[]> {
  return (await client.query<{ mark: string }>(text, [marks])).rows.map(({ mark }) => mark);
}

async function onDatabase<Found>(
  portal: PortalUnderTest,
  work: (client: pg.Client) => Promise<Found>,
): Promise<Found> {
  const client = new pg.Client({ connectionString: await portal.databaseUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
