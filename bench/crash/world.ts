/** Who works while things die: members of the demo's bank in Bergamo, signed in. */
import pg from 'pg';
import { DEMO_PASSWORD } from '#server/demo/accounts.ts';
import { createClock } from '#server/platform/clock.ts';
import type { Member, World } from './load.ts';
import type { PortalUnderTest } from './portal.ts';

const ADMIN = 'giulia.rossi@example.org';
const MEMBERS = 20;

/**
 * Signs them in at the portal that has just filled itself with the demo data.
 * @param others portals on the same database
 */
export async function signEverybodyIn(
  portal: PortalUnderTest,
  others: PortalUnderTest[] = [],
): Promise<World> {
  const client = new pg.Client({ connectionString: await portal.databaseUrl() });
  await client.connect();
  const { rows } = await client.query<{ id: string; email: string; bank_id: string }>(
    `select person.id, person.email, bank_id from membership join person on person.id = person_id
     where state = 'active' and access = 'self' and bank_id = (
       select bank_id from membership join person on person.id = person_id
       where email = $1 and state = 'active')
     order by email = $1 desc, person.id limit $2`,
    [ADMIN, MEMBERS + 1],
  );
  const { rows: activities } = await client.query<{ id: string }>(
    'select id from activity order by id limit 1',
  );
  await client.end();
  const people: Member[] = [];
  for (const { id, email } of rows) {
    people.push({ id: Number(id), email, token: await signIn(portal.url, email) });
  }
  const [admin, ...members] = people;
  if (!admin) throw new Error('the demo has nobody in Bergamo');
  return {
    urls: [portal, ...others].map(({ url }) => url),
    bankId: Number(rows[0]?.bank_id),
    activityId: Number(activities[0]?.id),
    today: createClock('Europe/Rome').today(),
    admin,
    members,
  };
}

async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  return answer.text();
}
