/**
 * Every call in everybody's name, on everybody's things: what comes back is what the table of
 * permissions says, and a refusal changes nothing at all.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { type Outcome, RELATIONS, type Relation, type Rule } from './permissions-rule.ts';
import { PERMISSIONS } from './permissions-table.ts';
import { type CallerKind, createCallers } from './support/callers.ts';
import { fingerprintOf } from './support/fingerprint.ts';
import { createFixture, type Owner, strangerOf } from './support/fixtures.ts';
import type { CallParts, Fixture } from './support/given-requests.ts';
import { portalForStories } from './support/portal.ts';
import { type Received, sendCall } from './support/send-call.ts';
import { validRequest } from './support/valid-requests.ts';
import { NOW } from './support/world.ts';

const portal = portalForStories();
let callers: CallerKind[] = [];
beforeAll(async () => {
  callers = await createCallers(portal());
  // Whatever somebody gave away in calls before, in the order of the day, stops nobody.
  await portal().deps.database.pool.query(
    `insert into member_band (person_id, bank_id, low_minutes, note, set_by, set_at)
     select person_id, bank_id, -60000, 'Wide', person_id, $2 from account where person_id = any($1)`,
    [callers.map(({ id }) => id), NOW],
  );
});

type Expected = Outcome | 401;

interface Cell {
  caller: CallerKind;
  relation: Relation | undefined;
  expected: Expected;
}

/** What the table says of one cell. */
function expectedOf(rule: Rule, caller: CallerKind, relation: Relation | undefined): Expected {
  const { level, everybody = 'ok' } = rule;
  const { status } = caller;
  if (level === 'public') return everybody;
  if (status === 'nobody') return 401;
  if (level === 'token') return everybody;
  if (status === 'unverified') return 403;
  if (level === 'portal') return caller.isPortalAdmin ? everybody : 403;
  if (level === 'admin' && status !== 'admin') return 403;
  if (level === 'member' && status !== 'admin' && status !== 'member') return 403;
  if (caller.isPortalAdmin && rule.operator !== undefined) return rule.operator;
  const outcomes = rule[status] ?? everybody;
  return typeof outcomes === 'object' ? outcomes[relation ?? 'own'] : outcomes;
}

function cellsOf(rule: Rule): Cell[] {
  const relations = rule.of === undefined ? [undefined] : RELATIONS;
  // Who is nobody stands to nothing in a relation of their own.
  const isClosed = rule.level !== 'public' && rule.of !== undefined;
  return callers.flatMap((caller) =>
    (isClosed && caller.status === 'nobody' ? (['own'] as const) : relations)
      .filter((relation) => relation !== 'friend' || caller.bank !== 'bozen')
      .map((relation) => ({ caller, relation, expected: expectedOf(rule, caller, relation) })),
  );
}

/** Who owns a thing that stands so to who calls. */
function ownerOf(caller: CallerKind, relation: Relation | undefined): Owner {
  if (relation === undefined || relation === 'own') return 'own';
  if (relation === 'stranger') return strangerOf(caller);
  if (relation === 'bank') return caller.bank ?? 'bergamo';
  return caller.bank === 'lecco' ? 'bergamo' : 'lecco';
}

/** Puts right what a success changed about who called, so that the next success starts the same. */
const AFTERWARDS: Partial<Record<EndpointName, string>> = {
  logout: `update session set ended_at = null where id = $2`,
  changePassword: `update person set password_hash =
    (select password_hash from person where email = 'luca@example.org') where id = $1`,
  beginSecondFactor: `delete from authenticator where person_id = $1`,
  joinBank: `update membership set state = 'withdrawn', ended_at = requested_at
    where person_id = $1 and state = 'requested'`,
  withdrawJoin: `update membership set state = 'requested', ended_at = null, ended_by = null
    where person_id = $1 and state = 'withdrawn'`,
  applyForBank: `update bank_application set state = 'withdrawn', decided_at = created_at
    where applicant_id = $1 and state = 'open'`,
  suspendBank: `update bank set suspended_at = null, suspension_reason = null
    where suspended_at is not null and $1::bigint is not null`,
};

async function putRight(name: EndpointName, caller: CallerKind): Promise<void> {
  const statement = AFTERWARDS[name];
  if (statement === undefined) return;
  const { jti } = JSON.parse(
    Buffer.from(caller.token?.split('.')[1] ?? 'e30=', 'base64url').toString('utf8'),
  );
  const values = statement.includes('$2') ? [caller.id, jti] : [caller.id];
  const numbered = statement.includes('$1') ? statement : `${statement} and person_id = $1`;
  await portal().deps.database.pool.query(numbered, values);
}

const isRefusal = ({ expected }: Cell) => expected !== 'ok';
const nameOf = ({ caller, relation }: Cell) => `${caller.name} ${relation ?? ''}`.trim();

describe.each(Object.keys(PERMISSIONS) as EndpointName[])('%s', (name) => {
  const rule = PERMISSIONS[name];

  it('opens to whom it should, and changes nothing for the others', async () => {
    const cells = cellsOf(rule);
    const fixtures = new Map<Cell, Fixture>();
    for (const cell of cells) {
      const owner = ownerOf(cell.caller, cell.relation);
      fixtures.set(cell, await createFixture(portal(), rule.of, cell.caller, owner));
    }
    const send = async (cell: Cell): Promise<Received> => {
      const fixture = fixtures.get(cell);
      if (!fixture) throw new Error('every cell has its fixture');
      const parts: CallParts = validRequest(name, fixture, portal().world);
      return sendCall(portal().url, name, parts, cell.caller.token);
    };
    const said: Record<string, unknown> = {};
    const note = (cell: Cell, { status, contentType }: Received) => {
      const isSuccess = status === endpoints[name].status;
      said[nameOf(cell)] = isSuccess ? 'ok' : status;
      if (!isSuccess) expect(contentType).toContain('application/problem+json');
    };

    const refused = cells.filter(isRefusal);
    const before = await fingerprintOf(portal().deps.database);
    const answers = await Promise.all(refused.map(send));
    refused.forEach((cell, index) => {
      const answer = answers[index];
      if (answer) note(cell, answer);
    });
    if (rule.level !== 'public') {
      expect(await fingerprintOf(portal().deps.database)).toBe(before);
    }
    for (const cell of cells.filter((each) => !isRefusal(each))) {
      note(cell, await send(cell));
      await putRight(name, cell.caller);
    }
    expect(said).toEqual(Object.fromEntries(cells.map((cell) => [nameOf(cell), cell.expected])));
  });
});
