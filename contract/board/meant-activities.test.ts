/** What people type finds the kind of service, in any language of the portal. */
import { describe, expect, test } from 'vitest';
import { wordsIn } from '#server/platform/texts.ts';
import { LOCALES, type Locale } from '../locales.ts';
import { meantActivities } from './meant-activities.ts';

const everyday = wordsIn('everyday-words');
const ALL = LOCALES.map((locale) => everyday[locale].of);

/** What is typed, and the id of the activity that must be among those it means. */
const PAIRS: Partial<Record<Locale, [typed: string, id: number][]>> = {
  it: [
    ['rubinetto', 8],
    ['Rubinètto', 8],
    ['idraulico', 8],
    ['Il rubinetto della cucina perde', 8],
    ['due rubinetti', 8],
    ['lampadine', 8],
    ['fare due chiacchiere', 1],
    ['una passeggiata al parco', 2],
    ['badante per la nonna', 3],
    ['baby-sitter, babysitter', 4],
    ['dal dentista', 5],
    ['spesa al supermercato', 6],
    ['il mio canarino', 7],
    ['montare un armadio', 9],
    ['IMBIANCHINO', 10],
    ['orlo ai pantaloni', 11],
    ['stirare le camicie', 12],
    ['pulire i vetri', 13],
    ['bici', 14],
    ['foratura della bicicletta', 14],
    ['compiti', 15],
    ['esame di algebra', 16],
    ['chitarra', 21],
    ['PC', 22],
    ['la stampante', 22],
    ['videochiamata con WhatsApp', 23],
    ['SPID', 24],
    ['curriculum', 28],
    ['torta di compleanno', 31],
    ['marmellate', 32],
    ['tagliare la siepe', 33],
    ['potare le rose', 34],
    ['passaggio in stazione', 36],
    ['trasloco', 37],
    ['sciarpa di lana', 38],
    ['ballo liscio', 42],
  ],
  en: [
    ['tap', 8],
    ['leaking faucet', 8],
    ['Plumber', 8],
    ['babysitter', 4],
    ['dentist', 5],
    ['my dog', 7],
    ['flatpack wardrobe', 9],
    ['wallpaper', 10],
    ['hem my trousers', 11],
    ['ironing shirts', 12],
    ['puncture', 14],
    ['my bike', 14],
  ],
  de: [
    ['Wasserhahn', 8],
    ['der Wasserhahn tropft', 8],
    ['KLEMPNER', 8],
    ['Babysitter', 4],
    ['Zahnarzt', 5],
    ['zum Supermarkt', 6],
    ['Schrank aufbauen', 9],
    ['Tapeten', 10],
    ['Reißverschluss', 11],
    ['Hemden bügeln', 12],
    ['Fenster putzen', 13],
    ['Fahrrad', 14],
    ['Hausaufgaben', 15],
    ['Klavier', 21],
  ],
  es: [
    ['grifo', 8],
    ['el grifo gotea', 8],
    ['FONTANERO', 8],
    ['canguro', 4],
    ['dentista', 5],
    ['compra en el supermercado', 6],
    ['montar un armario', 9],
    ['planchar camisas', 12],
    ['bici', 14],
    ['deberes', 15],
    ['guitarra', 21],
  ],
};

describe.each(Object.entries(PAIRS))('%s', (_, pairs) => {
  test.each(pairs)('“%s” means %i', (typed, id) => {
    expect(meantActivities(typed, ...ALL)).toContain(id);
  });
});

test('there are at least sixty pairs', () => {
  expect(Object.values(PAIRS).flat().length).toBeGreaterThanOrEqual(60);
});

test.each(['', '   ', 'per la', 'xyzzy', '12', '%', 'a b c'])('“%s” means nothing', (typed) => {
  expect(meantActivities(typed, ...ALL)).toEqual([]);
});

test('more words that fit mean more: what fits best stands alone', () => {
  expect(meantActivities('lezioni di chitarra e solfeggio', everyday.it.of)).toEqual([21]);
  expect(meantActivities('macchina', everyday.it.of)).toEqual(expect.arrayContaining([11, 27, 36]));
});
