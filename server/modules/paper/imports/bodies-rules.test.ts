/** What a row is, by its words and its name, and what is read of a body (specification §18, §51). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { ImportField, ImportMapping } from '#contract/paper/imports.ts';
import { BODY_KINDS } from '#contract/people/bodies.ts';
import { speaksOfBodies } from './bodies-rules.ts';
import { guessMapping } from './columns-rules.ts';
import { readPerson } from './rows-rules.ts';

const TODAY = '2026-11-20';
const COLUMNS: ImportField[] = ['surname', 'name', 'memberKind', 'representedBy', 'signedOn'];
const MAPPING: ImportMapping = {
  ...{ kind: 'people', headerLine: 1, columns: COLUMNS, nameOrder: 'surname-first' },
  ...{ unit: 'hours', reading: null, openedOn: TODAY },
};

const read = (cells: string[], takesBodies = true, mapping = MAPPING) =>
  readPerson(mapping, { cells, fixes: {} }, { today: TODAY, takesBodies });
const SIGNED = ['don Luigi', '01/02/2020'];

describe('what a row is', () => {
  it.each([
    ...(['ente', 'Body', 'Organisation', 'entidad'] as const).map((word) => [word, 'other']),
    ...(['Associazione', 'Verein', 'asociación', 'club'] as const).map((word) => [
      word,
      'association',
    ]),
    ...(['Comune', 'Gemeinde', 'town', 'Ayuntamiento'] as const).map((word) => [word, 'town']),
    ...(['parrocchia', 'Pfarrei', 'PARISH', 'Parroquia'] as const).map((word) => [word, 'parish']),
    ...(['scuola', 'Schule', 'school', 'escuela'] as const).map((word) => [word, 'school']),
    ...(['Casa di riposo', 'Pflegeheim', 'care home', 'residencia'] as const).map((word) => [
      word,
      'care',
    ]),
    ...BODY_KINDS.map((kind) => [kind, kind]),
  ])('"%s" is a body: %s', (word, kind) => {
    const { reading, problems } = read(['San Rocco', '', word, ...SIGNED]);
    expect([reading.body?.kind, problems]).toEqual([kind, []]);
    expect([reading.surname, reading.name]).toEqual(['San Rocco', '']);
  });

  it.each(LOCALES)('every kind is understood as the screens call it: %s', async (locale) => {
    const file = join(import.meta.dirname, '../../../../texts', locale, 'bodies.json');
    const { kinds } = JSON.parse(await readFile(file, 'utf8'));
    for (const kind of BODY_KINDS) {
      expect(read(['San Rocco', '', kinds[kind], ...SIGNED]).reading.body?.kind).toBe(kind);
    }
  });

  it('a person where it says so, and where it says something else', () => {
    for (const word of ['persona', 'Socio', 'person', 'Privatperson', 'ordinario', '']) {
      const { reading, problems } = read(['Rossi', 'Mario', word]);
      expect([reading.body, reading.name, problems]).toEqual([null, 'Mario', []]);
    }
    expect(read(['Comune', 'di Bergamo', 'persona']).problems).toEqual([]);
    expect(read(['Rossi', '', 'persona']).problems).toEqual(['name-missing']);
  });

  it('a business is none', () => {
    expect(read(['Rossi', 'Mario', 'ditta']).problems).toEqual(['body-business']);
  });

  it('asked where only a name stands there, or one that begins as those of bodies', () => {
    for (const [surname, name] of [
      ['San Rocco', ''],
      ['', 'Teresa'],
      ['Comune', 'di Bergamo'],
      ['Parrocchia di San Rocco', ''],
    ] as const) {
      const { reading, problems } = read([surname, name, '']);
      expect([reading.body, problems]).toEqual([null, ['person-or-body']]);
      expect([reading.surname, reading.name]).toEqual([`${surname} ${name}`.trim(), '']);
    }
  });

  it('not asked of a family name that is a word for a body, of totals, of lines of the sheet', () => {
    expect(read(['Chiesa', 'Mario', '']).problems).toEqual([]);
    expect(read(['Totale', '', '']).problems).toEqual(['total-line', 'name-missing']);
    expect(read(['Soci', 'sospesi', '']).problems).toEqual(['not-a-person']);
    expect(read(['', '', '']).problems).toEqual(['name-missing']);
  });

  it('as before where the room is closed, but for rows that say it', () => {
    expect(read(['San Rocco', '', ''], false).problems).toEqual(['name-missing']);
    expect(read(['Comune', 'di Bergamo', ''], false).problems).toEqual(['not-a-person']);
    expect(read(['San Rocco', '', 'ente'], false).problems).toEqual(['body-room-closed']);
  });
});

describe('what is read of a body', () => {
  it('takes its kind from its name where the column only says that it is one', () => {
    const kindOf = (name: string) => read([name, '', 'ente', ...SIGNED]).reading.body?.kind;
    expect(kindOf('Istituto comprensivo di Alzano')).toBe('school');
    expect(kindOf('Casa di riposo Santa Chiara')).toBe('care');
    expect(kindOf('Amici del Serio')).toBe('other');
  });

  it('has the name of both cells, in the order of the columns', () => {
    expect(read(['Comune', 'di Bergamo', 'ente', ...SIGNED]).reading.surname).toBe(
      'Comune di Bergamo',
    );
    const swapped = { ...MAPPING, columns: ['name', 'surname', 'memberKind'] as ImportField[] };
    expect(read(['Comune', 'di Bergamo', 'ente'], true, swapped).reading.surname).toBe(
      'Comune di Bergamo',
    );
  });

  it('says which of what was signed is missing, or cannot be', () => {
    const problemsOf = (...cells: string[]) => read(['San Rocco', '', 'ente', ...cells]).problems;
    expect(problemsOf()).toEqual(['signer-missing', 'signed-on-missing']);
    expect(problemsOf('don Luigi', '')).toEqual(['signed-on-missing']);
    for (const day of ['boh', '21/11/2026', '31/12/1899', '31/02/2020']) {
      expect(problemsOf('don Luigi', day)).toEqual(['signed-on-wrong']);
    }
    expect(problemsOf('x'.repeat(101), '01/02/2020')).toEqual(['text-cut']);
  });

  it('leaves out what only people have', () => {
    const columns: ImportField[] = [...COLUMNS, 'email', 'birthDate', 'sex', 'taxCode'];
    const of = (...cells: string[]) =>
      read(['San Rocco', '', 'ente', ...SIGNED, ...cells], true, { ...MAPPING, columns });
    const { reading, problems } = of('san@rocco.it', '01/01/1400', 'm', ' 9501 2345678 ');
    expect([reading.email, reading.birthDate, reading.sex]).toEqual([null, null, 'n']);
    expect([reading.body?.taxCode, problems]).toEqual(['95012345678', ['for-people-only']]);
    const long = of('', '', '', '1'.repeat(21));
    expect([long.reading.body?.taxCode, long.problems]).toEqual(['', ['tax-code-too-long']]);
  });
});

describe('the columns', () => {
  const columnsOf = (...rows: string[][]) => guessMapping(rows, TODAY).mapping.columns;

  it('are those of bodies where a row speaks of one', () => {
    const headers = ['Cognome', 'Nome', 'Tipo', 'Indirizzo', 'CF', 'Rappresentante', 'Firmato il'];
    expect(
      columnsOf(headers, ['Rossi', 'Mario', 'persona'], ['San Rocco', '', 'parrocchia']),
    ).toEqual([
      ...['surname', 'name', 'memberKind', 'address', 'taxCode', 'representedBy', 'signedOn'],
    ]);
    expect(columnsOf(['Name', 'Vorname', 'Art'], ['Turnverein', '', 'Verein'])).toEqual([
      ...['surname', 'name', 'memberKind'],
    ]);
  });

  it('are left alone where none does: an address is that of people, a kind what they pay', () => {
    const headers = ['Cognome', 'Nome', 'Tipo', 'Indirizzo', 'Codice fiscale'];
    expect(columnsOf(headers, ['Rossi', 'Mario', 'ordinario', 'Via Roma 1', 'RSS'])).toEqual([
      ...['surname', 'name', null, null, null],
    ]);
  });

  it('of exchanges "Tipo" is still what they were about', () => {
    const headers = ['Data', 'Donatore', 'Ricevente', 'Ore', 'Tipo'];
    expect(columnsOf(headers, ['01/02/2020', 'Rossi', 'Bianchi', '1', 'Comune'])).toEqual([
      ...['day', 'giver', 'receiver', 'duration', 'category'],
    ]);
  });

  it('a word that says nothing of it does not', () => {
    expect(['persona', 'ordinario', ''].map(speaksOfBodies)).toEqual([false, false, false]);
    expect(['ente', 'Comune', 'ditta'].map(speaksOfBodies)).toEqual([true, true, true]);
  });
});
