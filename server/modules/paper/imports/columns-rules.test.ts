/** The columns of other programs and of sheets that people made: guessed from their names. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTables } from '#server/platform/spreadsheet/reading/read-tables.ts';
import { guessMapping, headersOf } from './columns-rules.ts';
import { splitName, splitPeople } from './names-rules.ts';
import { readPast } from './past-rules.ts';
import { readPerson } from './rows-rules.ts';

const FIXTURES = join(import.meta.dirname, '../../../test/fixtures/imports');
const EXAMPLES = join(import.meta.dirname, '../../../../docs/examples');
const TODAY = '2026-11-20';

async function guessOf(folder: string, name: string) {
  const [table] = await readTables(await readFile(join(folder, name)), { name, linesMax: 100 });
  const rows = table?.rows ?? [];
  const { preset, mapping } = guessMapping(rows, TODAY);
  const data = rows.slice(mapping.headerLine);
  return {
    preset,
    mapping,
    people: data.map((row) =>
      readPerson(mapping, { cells: row, fixes: {} }, { today: TODAY, takesBodies: false }),
    ),
    past: data.map((row) => readPast(mapping, { cells: row, fixes: {} }, TODAY)),
  };
}

describe('people of every preset', () => {
  it.each([
    [
      ...['timeoverflow-members.csv', 'timeoverflow', 'people'],
      {
        name: 'Pietro',
        surname: 'De Luca',
        number: 12,
        email: null,
        phone: '035 100012',
        joinedOn: '2021-03-20',
        minutes: -90,
      },
    ],
    [
      ...['timeoverflow-plain-members.csv', 'timeoverflow-plain', 'people'],
      {
        name: 'Bruno',
        surname: 'Gotti',
        number: 22,
        email: null,
        sex: 'm',
        birthDate: '1948-07-30',
        minutes: null,
      },
    ],
    [...['komunitin-accounts.csv', 'komunitin', 'balances'], { number: 32, minutes: -120 }],
    [
      ...['chatbdt-soci.csv', 'chatbdt', 'people'],
      { name: 'Teresa', surname: 'Mazzoleni', number: null, phone: null, minutes: -450 },
    ],
    [
      ...['openbdt-soci.csv', 'openbdt', 'people'],
      { name: 'Renato', surname: 'Pagani', phone: '035 100052', minutes: null },
    ],
  ] as const)('%s', async (file, preset, kind, second) => {
    const found = await guessOf(FIXTURES, file);
    expect([found.preset, found.mapping.kind]).toEqual([preset, kind]);
    expect(found.people[1]?.reading).toMatchObject(second);
    expect(found.people[1]?.problems).toEqual([]);
  });

  it('keeps letters with accents, whatever the alphabet', async () => {
    const { people } = await guessOf(FIXTURES, 'chatbdt-soci.csv');
    expect(people[0]?.reading.name).toBe('Niccolò');
  });
});

describe('exchanges of every preset', () => {
  it.each([
    [
      'timeoverflow-movements.csv',
      'timeoverflow',
      { day: '2023-04-02', giver: 'Lucia Bianchi', minutes: 90 },
    ],
    [
      'timeoverflow-plain-movements.csv',
      'timeoverflow-plain',
      { giver: '21', receiver: '22', minutes: 90 },
    ],
    [
      'komunitin-transfers.csv',
      'komunitin',
      { giver: 'BDTB0031', receiver: 'BDTB0032', minutes: 120 },
    ],
    [
      'chatbdt-scambi.csv',
      'chatbdt',
      { giver: 'Zanchi Niccolò', minutes: 90, note: 'Informatica' },
    ],
    ['openbdt-scambi.csv', 'openbdt', { receiver: 'Renato Pagani', minutes: 90 }],
  ] as const)('%s', async (file, preset, first) => {
    const found = await guessOf(FIXTURES, file);
    expect([found.preset, found.mapping.kind]).toEqual([preset, 'history']);
    expect(found.past[0]?.reading[0]).toMatchObject(first);
    expect(found.past[0]?.problems).toEqual([]);
  });

  it('several names in a cell are an exchange each', async () => {
    const { past } = await guessOf(FIXTURES, 'chatbdt-scambi.csv');
    expect(past[1]?.reading.map(({ receiver }) => receiver)).toEqual([
      'Mazzoleni Teresa',
      'Nava Giosuè',
    ]);
  });

  it('one that was rejected over there stays out', async () => {
    const { past } = await guessOf(FIXTURES, 'komunitin-transfers.csv');
    expect(past[2]?.problems).toEqual(['not-active']);
  });
});

describe('sheets that people made', () => {
  it('two lines of names are read together, below a title', async () => {
    const { preset, mapping, people } = await guessOf(EXAMPLES, 'registro-due-intestazioni.xlsx');
    expect([preset, mapping.kind, mapping.headerLine]).toEqual(['own', 'people', 4]);
    expect(people[1]?.reading).toMatchObject({
      surname: 'De Lucchi',
      name: 'Leone',
      number: 202,
      minutes: -330,
    });
  });

  it.each([
    [
      ['Name', 'Vorname', 'Saldo'],
      ['surname', 'name', 'balance'],
    ],
    [
      ['Nome', 'Telefono'],
      ['fullName', 'phone'],
    ],
    [
      ['Cognome', 'Nome', 'Nome'],
      ['surname', 'name', null],
    ],
    [
      ['Nominativo', 'Cosa', 'Saldo (ore)'],
      ['fullName', null, 'balance'],
    ],
    [
      ['Socio', 'Quota associativa', 'Versata il', 'Anno quota'],
      ['fullName', 'fee', 'feeOn', 'feeYear'],
    ],
    [
      ['Member', 'Membership fee', 'Paid on', 'Fee year'],
      ['fullName', 'fee', 'feeOn', 'feeYear'],
    ],
    [
      ['Mitglied', 'Beitrag', 'Bezahlt am', 'Beitragsjahr'],
      ['fullName', 'fee', 'feeOn', 'feeYear'],
    ],
    [
      ['Member', 'Cuota', 'Fecha de pago', 'Año de la cuota'],
      ['fullName', 'fee', 'feeOn', 'feeYear'],
    ],
  ])('%j means %j', (headers, columns) => {
    expect(guessMapping([headers, headers.map(() => 'x')], TODAY).mapping.columns).toEqual(columns);
  });

  it.each([
    [['Cognome', 'Nome', 'Quota 2025', 'Quota pagata il'], 2025],
    [['Cognome', 'Nome', 'Quota', 'Pagata il'], 2026],
    [['Cognome', 'Nome', 'Saldo 2025'], undefined],
  ])('%j: fees are of %s', (headers, year) => {
    const { mapping } = guessMapping([headers, headers.map(() => 'x')], TODAY);
    expect(mapping.feeYear).toBe(year);
  });

  it('a table without names has columns without meaning', () => {
    const rows = [
      ['Rossi', '333 12'],
      ['Verdi', '333 13'],
    ];
    const { mapping } = guessMapping(rows, TODAY);
    expect([mapping.headerLine, mapping.columns]).toEqual([0, [null, null]]);
    expect(headersOf(rows, 0)).toEqual(['', '']);
  });
});

describe('a whole name', () => {
  it.each([
    ['Maria Grazia Rota', 'given-first', 'Maria Grazia', 'Rota'],
    ['Pietro De Luca', 'given-first', 'Pietro', 'De Luca'],
    ['De Luca Maria Rosa', 'surname-first', 'Maria Rosa', 'De Luca'],
    ['Rossi, Mario', 'given-first', 'Mario', 'Rossi'],
    ['Ludwig van Beethoven', 'given-first', 'Ludwig', 'van Beethoven'],
    ['Cher', 'given-first', 'Cher', ''],
  ] as const)('%s, %s', (whole, order, name, surname) => {
    expect(splitName(whole, order)).toEqual({ name, surname });
  });

  it('several in a cell are told from a surname before a comma', () => {
    expect(splitPeople('Rossi, Mario')).toEqual(['Rossi, Mario']);
    expect(splitPeople('Mario Rossi, Anna Verdi')).toEqual(['Mario Rossi', 'Anna Verdi']);
  });
});
