/** What people write into a cell for names beside a name. */
import { describe, expect, it } from 'vitest';
import { readNames } from './odd-names-rules.ts';

const whole = (text: string) => readNames({ whole: text, order: 'surname-first' });
const said = ({ surname, name }: { surname: string; name: string }) => `${surname}|${name}`;

describe('a name', () => {
  it.each([
    ['Rossi Maria', 'Rossi|Maria'],
    ["D'Adda Nicolò", "D'Adda|Nicolò"],
    ['De Luca Anna Maria', 'De Luca|Anna Maria'],
    ['De Luca, Anna Maria', 'De Luca|Anna Maria'],
    ['Ingrosso Ada', 'Ingrosso|Ada'],
    ['Profeta Ugo', 'Profeta|Ugo'],
    ['Donati Pia', 'Donati|Pia'],
    ['Bancale Rita', 'Bancale|Rita'],
    ['Fondi Rita', 'Fondi|Rita'],
    ['Totaro Rita', 'Totaro|Rita'],
    ['Socini Rita', 'Socini|Rita'],
  ])('%j is read as it stands', (text, read) => {
    const { problems, proposals, ...names } = whole(text);
    expect([problems, proposals, said(names)]).toEqual([[], [], read]);
  });

  it.each([
    ['Sig.ra Testa Luigia', 'Testa|Luigia'],
    ['Sig. Riva Ada', 'Riva|Ada'],
    ['SIG.RA RIVA ADA', 'RIVA|ADA'],
    ['Signora Riva Ada', 'Riva|Ada'],
    ['Dott.ssa Riva Ada', 'Riva|Ada'],
    ['Prof. Ing. Riva Aldo', 'Riva|Aldo'],
    ['dr Riva Aldo', 'Riva|Aldo'],
    ['Frau Maier Anna', 'Maier|Anna'],
    ['Mrs. Smith Ann', 'Smith|Ann'],
  ])('of %j the title goes', (text, read) => {
    const names = whole(text);
    expect([names.problems, said(names)]).toEqual([['title-left-out'], read]);
  });

  it('a title goes from either of two cells', () => {
    expect(readNames({ surname: 'Sig.ra Testa', name: 'Luigia' })).toMatchObject({
      ...{ surname: 'Testa', name: 'Luigia', problems: ['title-left-out'] },
    });
  });

  it.each([
    ['Gritti Ezio e Locatelli Pia', ['Gritti|Ezio', 'Locatelli|Pia']],
    ['Gritti Ezio & Pia', ['Gritti|Ezio', 'Gritti|Pia']],
    ['Ezio e Gritti Pia', ['Gritti|Ezio', 'Gritti|Pia']],
    ['Gritti Ezio/Locatelli Pia', ['Gritti|Ezio', 'Locatelli|Pia']],
    ['Gritti Ezio, Locatelli Pia', ['Gritti|Ezio', 'Locatelli|Pia']],
    ['Gritti Ezio e Pia e Ada', []],
  ])('%j are two people, or more: %j', (text, people) => {
    const { problems, proposals } = whole(text);
    expect([problems, proposals.map(said)]).toEqual([['two-people'], people]);
  });

  it.each([
    [{ surname: 'Gritti', name: 'Ezio e Pia' }, ['Gritti|Ezio', 'Gritti|Pia']],
    [{ surname: 'Gritti/Locatelli', name: 'Ezio/Pia' }, ['Gritti|Ezio', 'Locatelli|Pia']],
  ])('in two cells %j are two people: %j', (written, people) => {
    const { problems, proposals } = readNames(written);
    expect([problems, proposals.map(said)]).toEqual([['two-people'], people]);
  });

  it.each([
    ['Vavassori Lino (morto 2023)', 'maybe-gone', ['Vavassori|Lino']],
    ['Vavassori Lino † 2023', 'maybe-gone', ['Vavassori|Lino']],
    ['Vavassori Lina - deceduta', 'maybe-gone', ['Vavassori|Lina']],
    ['Vavassori Lino (dimesso)', 'maybe-gone', ['Vavassori|Lino']],
    ['Morto Ettore', 'maybe-gone', []],
    ['Testa Luigia ved. Rota', 'name-odd', ['Testa|Luigia']],
    ['Testa Luigia in Rota', 'name-odd', ['Testa|Luigia']],
    ['Testa Luigia (segretaria)', 'name-odd', ['Testa|Luigia']],
    ['Testa Luigia 2', 'name-odd', ['Testa|Luigia']],
    ['Testa Luigia?', 'name-odd', ['Testa|Luigia']],
    ['Cassa banca', 'maybe-fund', []],
    ['Fondo ore', 'maybe-fund', []],
    ['Banca del Tempo Valbrembo', 'maybe-fund', []],
    ['Zeitbank Kasse', 'maybe-fund', []],
    ['Totale ore', 'total-line', []],
    ['TOTALE', 'total-line', []],
    ['Soci sospesi', 'not-a-person', []],
    ['Parrocchia San Paolo', 'not-a-person', []],
  ])('%j is a question (%s): %j', (text, problem, people) => {
    const { problems, proposals } = whole(text);
    expect([problems, proposals.map(said)]).toEqual([[problem], people]);
  });

  it('of a widow with a title both are said', () => {
    const { problems, proposals } = whole('Sig.ra Testa Luigia ved. Rota');
    expect(problems).toEqual(['title-left-out', 'name-odd']);
    expect(proposals.map(said)).toEqual(['Testa|Luigia']);
  });
});
