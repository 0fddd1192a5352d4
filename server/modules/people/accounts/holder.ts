/** The person behind a session or an access token, as every call needs them. */
import type { Config } from '#server/config.ts';
import { isBelowAge } from '#server/modules/people/ages/rules.ts';
import type { Row } from '#server/modules/tables.ts';
import { closedDesksOf, isPortalAdmin } from './rules.ts';
import type { SignedIn } from './signed-in.ts';

type PersonFacts = Pick<
  Row<'person'>,
  'id' | 'proven_email' | 'name' | 'surname' | 'full_name' | 'pref_locale' | 'birth_date'
>;

/** What the database says of somebody who proves who they are. */
interface Holder extends PersonFacts {
  email: string;
  status: SignedIn['status'];
  role: SignedIn['role'];
  bank_id: number | null;
  bank_is_suspended: boolean;
  has_second_factor: boolean;
  bank_asks_for_factor: boolean;
  represents: number[] | null;
  minor_until: string | null;
}

/** Who they are, and what they may do right now. */
export function asSignedIn(
  config: Config,
  row: Holder,
  today: string,
): Omit<SignedIn, 'sessionId' | 'remembered' | 'scopes'> {
  const guard = {
    hasSecondFactor: row.has_second_factor,
    bankAsksForFactor: row.bank_asks_for_factor,
  };
  const rights = { role: row.role, portalAdmin: isPortalAdmin(config, row) };
  const closedDesks = closedDesksOf(config, { ...rights, ...guard });
  return {
    personId: row.id,
    email: row.email,
    name: row.name,
    surname: row.surname,
    fullName: row.full_name,
    locale: row.pref_locale,
    status: row.status,
    bankId: row.bank_id,
    bankIsSuspended: row.bank_is_suspended,
    // Before a closed desk an administrator is a member like others, in every call.
    role: closedDesks.includes('bank') ? 'USER' : rights.role,
    portalAdmin: rights.portalAdmin && !closedDesks.includes('portal'),
    ...guard,
    closedDesks,
    ...(row.represents === null ? {} : { represents: row.represents }),
    ...(isBelowAge(row, today) ? { isMinor: true } : {}),
  };
}
