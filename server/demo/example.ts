/**
 * A bank one day old beside those of the demo, for anybody who wants to see a beginning (specification
 * §41): one administrator, four members, no exchange. The banks of the demo stay as they are.
 */

import { daysAfter, minutesAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import { findAccount } from '#server/modules/people/accounts/machine-sql.ts';
import { foundBank } from '#server/modules/portal/portal/at-the-machine.ts';
import { violates } from '#server/platform/database.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { italianNotice } from './banks.ts';
import { insertSkills } from './desk-sql.ts';
import { settleMembers } from './example-sql.ts';
import { insertMemberships, insertPeople } from './sql.ts';

const NAME = 'Banca del Tempo di Crema';

const WHERE = {
  name: NAME,
  address: 'Piazza Duomo 1, 26013 Crema',
  email: 'crema@example.org',
};

const BANK = {
  ...WHERE,
  president: 'Carla Vailati',
  secretary: 'Tino Bianchessi',
  phone: '+39 0373 555 012',
  openingHours: 'Sabato dalle 10 alle 12, in biblioteca',
  description: 'Abbiamo appena cominciato: venite a trovarci.',
  association: '',
  vat: '',
  webUrl: '',
  facebookUrl: '',
  gdpr: italianNotice(WHERE),
};

const ADMINISTRATOR = {
  ...{ email: 'carla.vailati@example.org', name: 'Carla', surname: 'Vailati' },
  ...{ sex: 'f', birth_date: '1958-04-02', phone: '+39 340 555 8101' },
};

const MEMBERS = [
  { email: 'rosa.cremonesi@example.org', name: 'Rosa', surname: 'Cremonesi', sex: 'f' },
  { email: 'tino.bianchessi@example.org', name: 'Tino', surname: 'Bianchessi', sex: 'm' },
  { email: 'emma.ogliari@example.org', name: 'Emma', surname: 'Ogliari', sex: 'f' },
  { email: 'nino.severgnini@example.org', name: 'Nino', surname: 'Severgnini', sex: 'm' },
].map((member, nth) => ({
  ...member,
  birth_date: `19${50 + nth * 7}-09-1${nth}`,
  phone: `+39 340 555 820${nth}`,
}));

/** What one of them has said. */
const SKILLS = { person: 'rosa.cremonesi@example.org', can: [101, 204], contact: 'phone' };

/** What was made: the name of the bank, and the addresses of its people, the administrator's first. */
export interface Example {
  name: string;
  emails: string[];
}

/**
 * Makes it, all at once or not at all.
 * @throws StartFailure when it is there already
 */
export async function makeExample(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  hashPassword: (password: string) => Promise<string>,
): Promise<Example> {
  const people = [ADMINISTRATOR, ...MEMBERS];
  const founded = daysAfter(clock.now(), -1);
  const before = minutesAfter(founded, -60);
  const after = (hours: number) => minutesAfter(founded, hours * 60);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const rows = people.map((person) => ({
    ...person,
    ...{ language: 'it', registered: before, verified: before },
    ...{ bank: BANK.email, role: 'USER', requested: after(1), accepted: after(2) },
    accepted_by: ADMINISTRATOR.email,
  }));
  const date = clock.dayOf(founded);
  const isThere = new StartFailure(`${NAME} is there already, or one of its people.`);
  return database
    .transaction(async (transaction) => {
      await transaction.count(insertPeople, { rows: JSON.stringify(rows), passwordHash });
      const founder = await transaction.first(findAccount, { email: ADMINISTRATOR.email });
      if (!founder) throw new Error('somebody who was inserted is there');
      const founding = { form: { ...BANK, date }, personId: founder.id };
      const bankId = await foundBank(transaction, {
        ...{ ...founding, now: founded, locale: founder.pref_locale },
      });
      await transaction.count(insertMemberships, { rows: JSON.stringify(rows.slice(1)) });
      await transaction.count(settleMembers, { bankId });
      const skills = [{ ...SKILLS, said: after(3), findable: 'yes' }];
      await transaction.count(insertSkills, { rows: JSON.stringify(skills) });
      return { name: NAME, emails: people.map(({ email }) => email) };
    })
    .catch((error: unknown) => {
      throw violates(error, 'person_email_once') ? isThere : error;
    });
}
