/** The password policy and the forms of accounts (specification §5). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_SPECIALS } from '../limits.ts';
import {
  loginSchema,
  newPasswordSchema,
  PASSWORD_RULES,
  profileSchema,
  registrationSchema,
  unmetPasswordRules,
} from './accounts.ts';

describe('the password policy', () => {
  it.each([
    ['Tempo-2019!', []],
    ['Tempo2019ab', ['special']],
    ['tempo-2019!', ['uppercase']],
    ['TEMPO-2019!', ['lowercase']],
    ['Tempo-tempo!', ['digit']],
    ['Tempo-1!', ['length']],
    ['', [...PASSWORD_RULES]],
    ['Perché-2019', []],
    ['Perche\u0301-2019', []],
    ['QWERTY1234!', ['lowercase']],
    ['Password123!', []],
    ['Tempo-2026!', []],
    ['Tempo 2019 €', ['special']],
    [`Aa1!${'x'.repeat(27)}`, ['length']],
  ])('%j lacks %j', (password, unmet) => {
    expect(unmetPasswordRules(password)).toEqual(unmet);
    expect(newPasswordSchema.safeParse(password).success).toBe(unmet.length === 0);
  });

  it('is one password, however the keyboard writes its accents', () => {
    expect(newPasswordSchema.parse('Perche\u0301-2019')).toBe('Perché-2019');
    const typed = { username: 'a@example.org', password: 'Perche\u0301-2019' };
    expect(loginSchema.parse(typed).password).toBe('Perché-2019');
  });

  it.each([...PASSWORD_SPECIALS])('%s is special enough', (special) => {
    expect(unmetPasswordRules(`Tempo2019${special}`)).toEqual([]);
  });

  it('one of each and the right length are all it takes, in any order', () => {
    const password = fc
      .tuple(
        fc.constantFrom(...'abcxyzèßł'),
        fc.constantFrom(...'ABCXYZÈÄŁ'),
        fc.constantFrom(...'0123456789'),
        fc.constantFrom(...PASSWORD_SPECIALS),
        fc.string({
          unit: 'grapheme-ascii',
          minLength: PASSWORD_MIN - 4,
          maxLength: PASSWORD_MAX - 4,
        }),
      )
      .map((parts) => parts.join(''))
      .chain((text) =>
        fc.shuffledSubarray([...text], { minLength: [...text].length }).map((all) => all.join('')),
      );
    fc.assert(
      fc.property(password, (text) => {
        expect(unmetPasswordRules(text)).toEqual([]);
      }),
    );
  });
});

const form = {
  email: 'Anna@Example.org ',
  emailConf: 'anna@example.org',
  name: ' Anna ',
  surname: 'Ferrari',
  password: 'Tempo-2019!',
  phone: '333',
  dateOfBirthday: '1955-03-02T12:00:00.000Z',
  sex: 'f',
  prefLocale: 'it',
};

describe('registering', () => {
  it('reads what a person means', () => {
    expect(registrationSchema.parse(form)).toMatchObject({
      email: 'anna@example.org',
      name: 'Anna',
      dateOfBirthday: '1955-03-02',
    });
  });

  it('names every problem at once, the two addresses too', () => {
    const bad = { ...form, emailConf: 'anna@example.com', name: '', sex: 'x', password: 'x' };
    const { error } = registrationSchema.safeParse(bad);
    const problems = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(problems?.sort()).toEqual([
      'emailConf: emails-differ',
      'name: required',
      'password: password-weak',
      'sex: required',
    ]);
  });

  it('an empty form lacks everything that is required, and says so', () => {
    const { error } = registrationSchema.safeParse({});
    expect(error?.issues.map(({ message }) => message)).toEqual(
      error?.issues.map(() => 'required'),
    );
    expect(error?.issues.map(({ path }) => path[0]).sort()).toEqual([
      ...['dateOfBirthday', 'email', 'emailConf', 'name', 'password'],
      ...['phone', 'prefLocale', 'sex', 'surname'],
    ]);
  });
});

describe('signing in', () => {
  it('lower-cases the address', () => {
    expect(loginSchema.parse({ username: ' Anna@Example.ORG', password: ' x ' })).toEqual({
      username: 'anna@example.org',
      password: ' x ',
    });
  });

  it.each([
    [{ username: '', password: 'x' }, ['username', 'required']],
    [{ username: 'anna', password: 'x' }, ['username', 'email-invalid']],
    [{ username: 'anna@example.org', password: '' }, ['password', 'required']],
  ])('%j', (bad, [path, message]) => {
    const { error } = loginSchema.safeParse(bad);
    expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[path, message]]);
  });
});

it('a profile drops fields that the person may not set', () => {
  const said = profileSchema.parse({ ...form, id: 7, role: 'ADMIN', status: 'normal' });
  expect(Object.keys(said).sort()).toEqual([
    ...['dateOfBirthday', 'email', 'name', 'phone', 'prefLocale', 'sex', 'surname'],
  ]);
});
