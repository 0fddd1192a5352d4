/** What is not known of a person is null, so a field may be left empty only where its column allows that. */
import { expect, it } from 'vitest';
import { profileSchema, registrationSchema } from '#contract/people/accounts.ts';
import { memberUpdateSchema } from '#contract/people/members.ts';
import { PERSON_FIELDS } from '#contract/people/person-fields.ts';
import { portalForStories } from '#server/test/support/portal.ts';
import { COLUMN_OF } from './person-columns.ts';

const portal = portalForStories();

it('a field whose column asks for a value is refused when it is empty', async () => {
  const { rows } = await portal().deps.database.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'person' and is_nullable = 'NO'`,
  );
  const asked = new Set(rows.map(({ name }) => name));
  const fields = PERSON_FIELDS.filter((field) => asked.has(COLUMN_OF[field]));
  expect(fields).toEqual(expect.arrayContaining(['name', 'surname', 'sex', 'prefLocale']));
  for (const { shape } of [registrationSchema, profileSchema, memberUpdateSchema]) {
    expect(fields.filter((field) => shape[field].safeParse('').success)).toEqual([]);
  }
});
