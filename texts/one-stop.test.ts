/** One full stop at the end of German sentences that end with hours. */
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { oneStop } from './one-stop.ts';

const i18n = createInstance();
await i18n.use(oneStop).init({
  lng: 'de',
  resources: {
    de: { translation: { plain: 'Saldo: {{hours}}.', marked: 'Auf <b>{{hours}}</b>. {{note}}' } },
  },
  interpolation: { escapeValue: false },
  postProcess: [oneStop.name],
});

it.each([
  ['plain', { hours: '1 Std. 30 Min.' }, 'Saldo: 1 Std. 30 Min.'],
  ['marked', { hours: '2 Std.', note: 'Gut..' }, 'Auf <b>2 Std.</b> Gut..'],
  ['marked', { hours: '2 Std.', note: 'Noch 5 Min…' }, 'Auf <b>2 Std.</b> Noch 5 Min…'],
  ['plain', { hours: '30 min' }, 'Saldo: 30 min.'],
  ['plain', { hours: '30 Min..' }, 'Saldo: 30 Min...'],
])('%s with %o', (key, facts, said) => {
  expect(i18n.t(key, facts)).toBe(said);
});
