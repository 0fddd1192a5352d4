/**
 * What a person may change of themselves, and the desk of them, is one list: a form begins with
 * all of it, and what a call leaves out is refused or stays as it is, never emptied.
 */
import { describe, expect, it, test } from 'vitest';
import { profileSchema, registrationSchema, userSchema } from './accounts.ts';
import { memberSchema, memberUpdateSchema } from './members.ts';
import { PERSON_FIELDS } from './person-fields.ts';

/** Whom it is about, and what the change is based on, are no data. */
const fieldsOf = ({ shape }: { shape: object }) =>
  Object.keys(shape).filter((name) => name !== 'id' && name !== 'basedOn');

test('both change the same', () => {
  expect(fieldsOf(profileSchema)).toEqual(PERSON_FIELDS);
  expect(fieldsOf(memberUpdateSchema)).toEqual(PERSON_FIELDS);
});

test.each([
  ['person', profileSchema],
  ['desk', memberUpdateSchema],
])('what everybody is asked at registration, a call of the %s has', (_, schema) => {
  const problems = schema.safeParse({}).error?.issues.map(({ path }) => path[0]);
  const asked = PERSON_FIELDS.filter((name) => name in registrationSchema.shape);
  expect(problems).toEqual(expect.arrayContaining(asked));
});

describe.each(PERSON_FIELDS)('%s', (name) => {
  it.each([
    ['the person', userSchema],
    ['the desk', memberSchema],
  ])('is shown to %s, whose form begins with it', (_, { shape }) => {
    expect(Object.keys(shape)).toContain(name);
  });

  it.each([
    ['person', profileSchema],
    ['desk', memberUpdateSchema],
  ])('is not emptied by a call of the %s that leaves it out', (_, { shape }) => {
    expect(shape[name].safeParse(undefined).data).toBeUndefined();
  });

  it('is compared with what the change was based on', () => {
    expect(profileSchema.shape.basedOn.unwrap().keyType.options).toContain(name);
  });
});
