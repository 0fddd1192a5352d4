/** A whole portal for the stories of one file: its own database with the demo data, its mails. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/platform/log.ts';
import { startPortal } from '#server/portal.ts';
import { cloneDatabase } from '#server/test/support/database-server.ts';
import { type MailCatcher, startMailCatcher } from '#server/test/support/mail-catcher.ts';
import { IS_SLOW, slowLine } from './slow-machine.ts';

/** The database that each portal begins with a copy of. */
export const DEMO_TEMPLATE = 'demo_template';

export interface TestPortal {
  url: string;
  mails: MailCatcher;
  /** As if the last link to verify that address had been sent long ago. */
  forgetLastLink(email: string): Promise<void>;
  /** As if every link sent to that address had run out. */
  letLinksExpire(email: string): Promise<void>;
  /** As if nobody had mistyped a password: waits hold for everybody at one address. */
  forgetFailedSignIns(): Promise<void>;
  /** As if the seconds in which decisions can be taken back were over: their letters leave. */
  endTakeBacks(): Promise<void>;
  /** As if the minutes in which a bulletin can be taken back were over, and its letters left. */
  showBulletins(): Promise<void>;
  /** As if every multiple exchange that waits had waited its minute. */
  letBatchesStart(): Promise<void>;
  /** As if the links that do one thing had run out. */
  letOneTapLinksExpire(): Promise<void>;
  /** As if the appointments that are agreed on with this title had been an hour ago. */
  letAppointmentPass(title: string): Promise<void>;
  /** As if no administrator of the bank had been there for a hundred days. */
  leaveAlone(bank: string): Promise<void>;
  /** As if it were the morning in which people are reminded of what waits for them. */
  remind(): Promise<void>;
  /** As if messages had waited for their letter, and so many minutes had passed since the last one. */
  tellMessages(): Promise<void>;
  /** As if the mail server had refused a letter for good that tells that person of a new password. */
  refuseMail(email: string): Promise<void>;
  /** As if two members of a bank had cancelled so many exchanges in 2019. */
  oldExchanges(bankId: number, exchanges: number): Promise<void>;
  /** As if so many people had joined a bank over the years: "Folla 001 Persona" and so on. */
  crowd(bankId: number, people: number): Promise<void>;
}

/** Starts it on a free port; everything is gone again after `stop`. */
export async function startTestPortal(): Promise<TestPortal & { stop(): Promise<void> }> {
  const serverUrl = process.env.TEST_DATABASE_SERVER_URL;
  if (!serverUrl) throw new Error('the global setup has not started the database server');
  const database = await cloneDatabase(serverUrl, DEMO_TEMPLATE);
  const mails = await startMailCatcher();
  const dataDir = await mkdtemp(join(tmpdir(), 'time-bank-portal-'));
  const port = await freePort();
  const line = IS_SLOW ? await slowLine(port) : undefined;
  const url = `http://localhost:${line?.port ?? port}`;
  const portal = await startPortal(
    readConfig({
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SMTP_URL: mails.url,
      MAIL_FROM: 'portale@example.org',
      PORTAL_ADMIN_EMAILS: 'portale@example.org',
      DEMO: 'on',
    }),
    {
      log: createLog('silent'),
      say: () => {},
      onLost(failure) {
        throw failure;
      },
    },
  );
  return {
    url,
    mails,
    ...asIf(database.url),
    async stop() {
      line?.close();
      await portal.stop();
      await mails.close();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** What no call of the portal can do: the time that has passed, and what happens elsewhere. */
function asIf(databaseUrl: string): Omit<TestPortal, 'url' | 'mails'> {
  return {
    forgetLastLink: (email) =>
      change(
        databaseUrl,
        `update mail_token set created_at = created_at - interval '1 hour' ${OF_PERSON}`,
        [email],
      ),
    letLinksExpire: (email) =>
      change(databaseUrl, `update mail_token set expires_at = created_at ${OF_PERSON}`, [email]),
    forgetFailedSignIns: () => change(databaseUrl, 'delete from sign_in_failure'),
    endTakeBacks: () =>
      change(databaseUrl, 'update outbox set due_at = created_at where due_at is not null'),
    showBulletins: () => change(databaseUrl, SHOW),
    letBatchesStart: () =>
      change(
        databaseUrl,
        `select graphile_worker.reschedule_jobs(
           array(select id from graphile_worker.jobs where task_identifier = 'make-exchanges'),
           run_at => now())`,
      ),
    letOneTapLinksExpire: () => change(databaseUrl, 'update act_token set expires_at = created_at'),
    letAppointmentPass: (title) =>
      change(
        databaseUrl,
        `update arrangement set starts_at = now() - (minutes + 60) * interval '1 minute'
         where state = 'agreed' and title = $1`,
        [title],
      ),
    leaveAlone: (bank) =>
      change(
        databaseUrl,
        `update administrators_seen set seen_on = current_date - 100
         where bank_id = (select id from bank where name = $1)`,
        [bank],
      ),
    remind: () => change(databaseUrl, `select graphile_worker.add_job('letters.remind')`),
    tellMessages: () => change(databaseUrl, TELL),
    refuseMail: (email) => change(databaseUrl, refusedMail(email, randomUUID())),
    oldExchanges: (bankId, exchanges) =>
      change(databaseUrl, OLD_EXCHANGES, [String(bankId), String(exchanges)]),
    crowd: (bankId, people) => change(databaseUrl, CROWD, [String(bankId), String(people)]),
  };
}

const OF_PERSON = 'where person_id = (select id from person where email = $1)';

const SHOW = `
  update bulletin set (sent_at, shown_at, letters_at) =
    (sent_at - interval '1 hour', shown_at - interval '1 hour', letters_at - interval '1 hour')
  where shown_at > now();
  select graphile_worker.add_job('bulletins.tell')`;

const TELL = `
  update message set sent_at = sent_at - interval '1 hour';
  update letter_sent set sent_at = sent_at - interval '1 hour';
  select graphile_worker.add_job('threads.tell')`;

/** The job waits until it is given up, in the same transaction, so that no worker takes it meanwhile. */
const refusedMail = (email: string, mailId: string) => `
  select graphile_worker.add_job('mail.deliver', json_build_object(
    'kind', 'password-changed', 'payload', json_build_object('personId', id), 'personId', id,
    'mailId', '${mailId}'), max_attempts := 1)
  from person where email = '${email}';
  update graphile_worker._private_jobs
  set attempts = max_attempts, last_error = '550 5.1.1 no such mailbox here'
  where payload ->> 'mailId' = '${mailId}'`;

/** Cancelled long ago, so that nobody’s hours have moved. */
const OLD_EXCHANGES = `
  with two as (
    select min(person_id) as giver, max(person_id) as taker from membership
    where bank_id = $1 and state = 'active' and role = 'USER')
  insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
                        performed_on, minutes, note, state, created_at, created_by, decided_at, decided_by)
  select giver, $1, taker, $1, (select min(id) from activity), '2019-07-01', 60, 'Vecchio ' || number,
         'cancelled', '2019-07-01', giver, '2019-07-02', taker
  from two, generate_series(1, $2::int) as number`;

const CROWD = `
  with people as (
    insert into person (email, password_hash, name, surname, phone, birth_date, sex, pref_locale,
                        email_verified_at, created_at)
    select 'folla' || $1 || '-' || number || '@example.org', 'none', 'Persona', 'Folla ' || lpad(number::text, 3, '0'),
           '035 5550100', '1960-01-01', 'n', 'it', now(), now()
    from generate_series(1, $2::int) as number
    returning id
  ), accounts as (
    insert into account (person_id, bank_id) select id, $1::bigint from people
  )
  insert into membership (person_id, bank_id, state, requested_at, decided_at)
  select id, $1::bigint, 'active', now(), now() from people`;

/** One statement on a connection of its own. */
async function change(databaseUrl: string, statement: string, values: string[] = []) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
