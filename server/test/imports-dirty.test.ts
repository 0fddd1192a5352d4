/**
 * Sheets as banks of time really have them, each read to the minute (specification §18): what can be read
 * is read, and what nobody can know is asked.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { ImportMapping } from '#contract/paper/imports.ts';
import { linesOf, loadAndCheck } from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();
const SHEETS = join(import.meta.dirname, 'fixtures/imports/dirty');
const sheet = (name: string) => readFile(join(SHEETS, `${name}.csv`));

/** Each row as "surname|name minutes", with what becomes of it unless it simply comes in, and why. */
async function readRows(
  file: Uint8Array | string,
  changes: Partial<ImportMapping> & { name?: string } = {},
) {
  const giulia = await portal().signIn('giulia');
  const checked = await loadAndCheck(portal(), giulia, file, changes);
  const lines = await linesOf(giulia, checked.id);
  const rows = lines.map(({ reading, plan, problems }) =>
    [
      `${reading.surname}|${reading.firstName}`,
      reading.minutes ?? '?',
      ...(plan === 'new' ? [] : [plan]),
      ...problems,
    ].join(' '),
  );
  return { giulia, checked, lines, rows };
}

describe('a sheet on which everything can be read', () => {
  it('1: in Windows-1252, seven ways to write hours, names in one cell', async () => {
    const text = await readFile(join(SHEETS, '1-sette-modi.csv'), 'utf8');
    const { rows } = await readRows(Buffer.from(text, 'latin1'));
    expect(rows).toEqual([
      "D'Adda|Nicolò 450",
      'De Luca|Anna Maria -210',
      'RIVA|ADA 12',
      'Perego|Zoë -105',
      'Nava|Cesarò 0',
      'Oggioni|Pia 74070',
      'Rota|Ugo -13',
    ]);
  });

  it('2: a title, merged heads in two lines, real dates, spans of time, a formula, totals, a note below', async () => {
    const rows = [
      ['Banca del Tempo di Valbrembo - soci al 31/12/2025'],
      [],
      ['Tessera', 'Cognome e nome', 'Data nasc.', 'Ore', null],
      [null, null, null, 'date', 'ricevute'],
      [701, 'Agazzi Carlo', new Date(Date.UTC(1940, 0, 1)), '12:30', '2:05'],
      [702, 'Bonomi Ines', '16-10-36', '40:00', '41:13'],
      ['Totale', null, null, '52:30', '43:18'],
      ['NB: saldi controllati con il registro'],
    ];
    const merges = [
      { startRow: 2, startCol: 3, endRow: 2, endCol: 4 },
      { startRow: 2, startCol: 0, endRow: 3, endCol: 0 },
      { startRow: 2, startCol: 1, endRow: 3, endCol: 1 },
      { startRow: 2, startCol: 2, endRow: 3, endCol: 2 },
    ];
    const file = await writeXlsx({ sheets: [{ name: 'Soci', rows, merges }] });
    const { checked, lines, rows: read } = await readRows(file, { name: 'soci.xlsx' });
    expect(checked.columns.map(({ header }) => header)).toEqual([
      ...['Tessera', 'Cognome e nome', 'Data nasc.', 'date', 'ricevute'],
    ]);
    expect(checked.columns[2]?.values[0]).toBe('01/01/1940');
    expect(checked.mapping.columns).toEqual([
      ...['number', 'fullName', 'birthDate', 'hoursGiven', 'hoursReceived'],
    ]);
    expect(read.slice(0, 2)).toEqual(['Agazzi|Carlo 625', 'Bonomi|Ines -73']);
    expect(lines.map(({ reading }) => reading.birthDate).slice(0, 2)).toEqual([
      '1940-01-01',
      '1936-10-16',
    ]);
    expect(lines.slice(2).map(({ plan }) => plan)).toEqual(['skip', 'skip']);
  });

  it('3: spans of time that a workbook keeps as such, past a day and below zero', async () => {
    const data = [
      { Cognome: 'Agazzi', Nome: 'Carlo', Saldo: 1.0625 },
      { Cognome: 'Bonomi', Nome: 'Ines', Saldo: 75.5 },
      { Cognome: 'Carrara', Nome: 'Ivo', Saldo: 0.003472 },
    ];
    const columns = ['Cognome', 'Nome', 'Saldo'].map((key) => ({
      ...{ header: key, key },
      ...(key === 'Saldo' ? { numFmt: '[h]:mm' } : {}),
    }));
    const file = await writeXlsx({ sheets: [{ name: 'Soci', columns, data }] });
    const { rows } = await readRows(file, { name: 'soci.xlsx' });
    expect(rows).toEqual(['Agazzi|Carlo 1530', 'Bonomi|Ines 108720', 'Carrara|Ivo 5']);
  });

  it('4: an ods with numbers that have lost their last zero', async () => {
    const rows = [
      ['Cognome', 'Nome', 'Saldo'],
      ['Agazzi', 'Carlo', 12.3],
      ['Bonomi', 'Ines', -4],
      ['Carrara', 'Ivo', 1.05],
    ];
    const file = await writeOds({ sheets: [{ name: 'Soci', rows }] });
    const { rows: read } = await readRows(file, { name: 'soci.ods', reading: 'clock' });
    expect(read).toEqual(['Agazzi|Carlo 750', 'Bonomi|Ines -240', 'Carrara|Ivo 65']);
  });

  it('5: half hours and quarters in words', async () => {
    const { rows } = await readRows(await sheet('5-in-parole'));
    expect(rows).toEqual([
      'Agazzi|Carlo 450',
      'Bonomi|Ines 30',
      'Carrara|Ivo 90',
      'Donati|Pia 210',
      'Epis|Ugo 195',
      'Foresti|Ada -150',
      'Gotti|Leo 45',
      'Hofer|Lukas 90',
    ]);
  });

  it('6: thousands, with the sign of either country', async () => {
    const { rows } = await readRows(await sheet('6-migliaia'));
    expect(rows).toEqual([
      'Agazzi|Carlo 74070',
      'Bonomi|Ines 75000',
      'Carrara|Ivo -60030',
      'Donati|Pia ? ask time-unclear',
      'Epis|Ugo ? ask time-unclear',
    ]);
  });
});

describe('a sheet with what nobody can know', () => {
  it('7: one decisive time does not silence the others', async () => {
    const file = await sheet('7-virgole');
    const giulia = await portal().signIn('giulia');
    const asked = await loadAndCheck(portal(), giulia, file, { reading: 'mixed' });
    expect(asked.unclearTimes).toEqual([
      { line: 2, text: '12,30', decimalMinutes: 738, clockMinutes: 750, isHalf: false },
      { line: 5, text: '5,33', decimalMinutes: 320, clockMinutes: 333, isHalf: false },
      { line: 3, text: '28,75', decimalMinutes: 1725, clockMinutes: 1725, isHalf: false },
      { line: 4, text: '3,5', decimalMinutes: 210, clockMinutes: 230, isHalf: true },
    ]);
    const read = async (reading: 'decimal' | 'clock' | 'mixed') =>
      (await readRows(file, { reading })).rows;
    expect(await read('mixed')).toEqual([
      ...['Agazzi|Carlo 750', 'Bonomi|Ines 1725', 'Carrara|Ivo 210', 'Donati|Pia 333'],
    ]);
    expect(await read('decimal')).toEqual([
      ...['Agazzi|Carlo 738', 'Bonomi|Ines 1725', 'Carrara|Ivo 210', 'Donati|Pia 320'],
    ]);
    expect(await read('clock')).toEqual([
      'Agazzi|Carlo 750',
      'Bonomi|Ines 1725',
      'Carrara|Ivo ? ask time-unclear',
      'Donati|Pia 333',
    ]);
  });

  it('8: titles, two in a cell, somebody who died, the cash of the bank', async () => {
    const { rows } = await readRows(await sheet('8-nomi'));
    expect(rows).toEqual([
      'Testa|Luigia 120 title-left-out',
      'Testa|Luigia ved. Rota 180 ask title-left-out name-odd',
      'Gritti|Ezio e Locatelli Pia 240 ask two-people',
      'Vavassori|Lino (morto 2023) 60 ask maybe-gone',
      'Cassa|banca 2235 ask maybe-fund',
      'Parrocchia|San Paolo 30 ask not-a-person',
      'Milesi|Elda 90',
      'Totale|ore 2955 skip total-line',
    ]);
  });

  it('9: the same name with another card is asked about, and with another birth is not', async () => {
    const { rows } = await readRows(await sheet('9-gemelli'));
    expect(rows).toEqual([
      'Bana|Ottorino 600',
      'Bana|Ottorino 600 ask twice-in-file',
      'Rossi|Maria 60',
      'Rossi|Maria 90',
      // Two telephones and one day of birth: one person has both more often than two have all of it.
      'Perego|Aldo 375',
      'Perego|Aldo 0 ask twice-in-file',
    ]);
  });

  it('10: births of two figures by age, dd/mm/yy', async () => {
    const { lines, rows } = await readRows(await sheet('10-nascite'));
    expect(rows).toEqual([
      'Agazzi|Carlo 60',
      'Bonomi|Ines 120',
      'Carrara|Ivo 180 ask birth-unclear',
      'Donati|Pia 240 birth-date-unreadable',
    ]);
    expect(lines.map(({ reading }) => reading.birthDate)).toEqual([
      ...['1936-10-16', '1958-02-01', null, null],
    ]);
    expect(lines[2]?.proposals).toMatchObject([
      { field: 'birthDate', day: '2001-07-03', fixes: { birthDate: '03/07/2001' } },
      { field: 'birthDate', day: null, fixes: { birthDate: '' } },
    ]);
  });

  it('11: since when, notes that begin far below, and a column of activities that is no note', async () => {
    const { checked, lines, rows } = await readRows(await sheet('11-note'));
    expect(checked.mapping.columns).toEqual([
      ...['number', 'surname', 'name', 'joinedOn', 'note', null, 'balance'],
    ]);
    expect(checked.columns[4]).toEqual({ header: 'Note', values: ['ha le chiavi', 'deceduto'] });
    expect(rows.at(-1)).toBe('Zanchi|Ivo 60 ask maybe-gone');
    expect(lines.find(({ reading }) => reading.note !== null)?.reading).toMatchObject({
      ...{ name: 'Yoder Ada', note: 'ha le chiavi', minutes: 90 },
    });
  });

  it('12: a minus behind the number, and cells that say nothing', async () => {
    const { lines, rows } = await readRows(await sheet('12-segni'));
    expect(rows).toEqual([
      'Agazzi|Carlo ? ask time-unclear',
      'Bonomi|Ines -240',
      'Carrara|Ivo -255',
      'Donati|Pia ? skip hours-unreadable',
      'Epis|Ugo ?',
    ]);
    expect(lines[0]?.proposals.map(({ minutes, fixes }) => [minutes, fixes])).toEqual([
      [-240, { balance: '-4:00' }],
      [240, { balance: '4:00' }],
    ]);
  });

  it('13: a ledger with a time that may be two, and one in a second way of writing', async () => {
    const { checked, lines } = await readRows(await sheet('13-scambi'), { reading: 'clock' });
    expect(checked.kind).toBe('history');
    expect(
      lines.map(({ plan, reading, problems }) => [plan, reading.minutes, problems[0]]),
    ).toEqual([
      ['new', 90, 'receiver-unknown'],
      ['ask', 0, 'time-unclear'],
      ['new', 450, 'receiver-unknown'],
    ]);
  });
});
