/** A bank with years of chance, for the figures of the yearly page. */
import { dayAfter } from '#contract/time.ts';
import { chance } from './chance.ts';
import { fundIn } from './companions.ts';
import { insertMembers } from './fixture-rows.ts';
import type { TestPortal } from './portal.ts';

const FIRST = '2024-01-01';
const DAYS = 1050;
const PEOPLE = 60;

interface Done {
  giver: number;
  giverBank: number;
  receiver: number;
  receiverBank: number;
  activity: number;
  day: string;
  minutes: number;
  kind: 'service' | 'gift';
  state: 'confirmed' | 'pending' | 'reversed';
}

/** Members who come and go, hours between them, with the fund and with Lecco, and requests. */
export async function grow(portal: TestPortal, seed: number): Promise<void> {
  const { world } = portal;
  const { below, oneOf } = chance(seed);
  const moment = () => `${dayAfter(FIRST, below(DAYS))}T${String(below(24)).padStart(2, '0')}:30Z`;
  await portal.rows(`update bank set created_at = '2024-01-01', founded_on = '2024-01-01'`);
  await portal.rows(`update person set created_at = '2019-01-01'`);
  const ids = await insertMembers(portal, 'bergamo', PEOPLE);
  const activities = (await portal.rows('select id from activity order by id')).map(({ id }) => id);
  // One that was merged into another group's.
  const merged = activities[Math.floor(activities.length / 2)];
  await portal.rows('update activity set successor_id = $1, retired_at = now() where id = $2', [
    activities[0],
    merged,
  ]);
  const lives = ids.map((id) => {
    const [from = '', to = '', again = ''] = [moment(), moment(), moment()].sort();
    const isGone = below(3) === 0;
    return {
      ...{ id, from, to: isGone ? to : null, again: isGone && below(2) === 0 ? again : null },
      ...{ sex: oneOf('m', 'm', 'f', 'f', 'f', 'n'), here: below(5) === 0 ? moment() : FIRST },
      born: below(15) === 0 ? null : dayAfter('1935-01-01', below(29_000)),
    };
  });
  await portal.rows(
    `with life as (
       select * from jsonb_to_recordset($1) as row (id bigint, "from" timestamptz, "to" timestamptz,
         again timestamptz, sex text, here timestamptz, born date)
     ), known as (
       update person set sex = life.sex, birth_date = life.born, created_at = life.here
       from life where life.id = person.id
     )
     update membership set decided_at = "from", ended_at = "to", requested_at = "from",
            state = case when "to" is null then 'active' else 'ended' end
     from life where life.id = person_id`,
    [JSON.stringify(lives)],
  );
  await portal.rows(
    `insert into membership (person_id, bank_id, state, requested_at, decided_at)
     select id, $2, 'active', again, again
     from jsonb_to_recordset($1) as row (id bigint, again timestamptz) where again is not null`,
    [JSON.stringify(lives), world.bank.bergamo],
  );
  const fund = await fundIn(portal, 'bergamo');
  const { sara } = world.person;
  const side = () =>
    oneOf(...ids.slice(0, 5), fund, sara, ...ids.slice(0, 40), ids[below(PEOPLE)] ?? fund);
  const deals = Array.from({ length: 400 }, () => [side(), side()])
    .filter(([giver, receiver]) => giver !== receiver)
    .map(
      ([giver = 0, receiver = 0]): Done => ({
        ...{ giver, receiver, giverBank: bankOf(giver), receiverBank: bankOf(receiver) },
        ...{ activity: oneOf(...activities), day: dayAfter(FIRST, below(DAYS)) },
        ...{ minutes: 30 * (1 + below(6)), kind: oneOf('service', 'service', 'service', 'gift') },
        state: oneOf('confirmed', 'confirmed', 'confirmed', 'pending', 'reversed'),
      }),
    );
  await insertDone(portal, deals);
  await insertRequests(
    portal,
    Array.from({ length: 50 }, () => ({ at: moment(), days: below(9), met: below(2) })),
  );
  function bankOf(id: number): number {
    return id === sara ? world.bank.lecco : world.bank.bergamo;
  }
}

async function insertDone(portal: TestPortal, deals: readonly Done[]): Promise<void> {
  const columns = `exchange_id, kind, to_person_id, to_bank_id, from_person_id, from_bank_id, minutes,
    posted_at, posted_by`;
  await portal.rows(
    `with deal as (
       select * from jsonb_to_recordset($1) as row (giver bigint, "giverBank" bigint, receiver bigint,
         "receiverBank" bigint, activity bigint, day date, minutes integer, kind text, state text)
     ), done as (
       insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
         performed_on, minutes, note, created_at, created_by, state, kind, decided_at, decided_by)
       select giver, "giverBank", receiver, "receiverBank", case when kind = 'service' then activity end,
              day, minutes, state, now(), giver,
              case when state = 'pending' then 'pending' else 'confirmed' end, kind,
              case when state <> 'pending' then now() end, case when state <> 'pending' then receiver end
       from deal returning *
     )
     insert into transfer (${columns})
     select id, 'confirmation', creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, minutes,
            now(), debtor_id
     from done where state = 'confirmed'`,
    [JSON.stringify(deals)],
  );
  await portal.rows(
    `with reversed as (
       update exchange set state = 'reversed', reversed_at = now(), reversed_by = creditor_id,
              reversal_reason = 'Sbagliato'
       where note = 'reversed' returning *
     )
     insert into transfer (${columns})
     select id, 'reversal', debtor_id, debtor_bank_id, creditor_id, creditor_bank_id, minutes, now(),
            creditor_id
     from reversed`,
  );
}

async function insertRequests(
  portal: TestPortal,
  wanted: readonly { at: string; days: number; met: number }[],
): Promise<void> {
  const { person, bank, activity } = portal.world;
  await portal.rows(
    `with posted as (
       insert into notice (kind, person_id, bank_id, activity_id, title, body, reach, contact,
         gives_phone, gives_email, when_text, place_text, asks_again_on, created_at, created_by,
         changed_at, state, closed_at, outcome, met_with)
       select 'request', $2, $3, $4, 'Cerco', '', 'bank', 'portal', false, false, '', '', '2027-01-01',
              at, $2, at, 'closed', at, case when met = 1 then 'met' else 'withdrawn' end,
              case when met = 1 then $5::bigint end
       from jsonb_to_recordset($1) as row (at timestamptz, met integer)
       returning id, created_at
     )
     insert into notice_answer (notice_id, person_id, text, gives_phone, gives_email, state, created_at,
                                decided_at)
     select posted.id, $5, '', false, false, 'accepted', posted.created_at,
            posted.created_at + (posted.id % 9 + nth) * interval '1 day'
     from posted cross join generate_series(0, 1) nth where posted.id % 3 > 0`,
    [JSON.stringify(wanted), person.anna, bank.bergamo, activity, person.marco],
  );
}
