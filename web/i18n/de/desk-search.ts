/** The search of the bank's desk, in German. */
import type it from '../it/desk-search.ts';
import type { Translated } from '../namespaces.ts';

export default {
  label: 'Name, Telefon oder Nummer eines Tauschs',
  hint: 'Zum Beispiel: ferrari, 333 555, 437',
  lead: 'Hier findest du die Mitglieder deiner Bank mit Saldo und Telefon und jeden Tausch nach seiner Nummer.',
  exchange: 'Tausch Nr. {{id}}',
  between: '{{creditor}} hat {{debtor}} {{hours}} gegeben',
  balance: 'Saldo {{hours}}',
  balanceNow: 'Saldo',
  last: 'Die letzten Tauschgeschäfte',
  gave: 'hat {{name}} {{hours}} gegeben',
  received: 'hat von {{name}} {{hours}} erhalten',
  noExchange: 'Kein bestätigter Tausch.',
  nothingWaits: 'Nichts ist offen.',
  waits_one: 'Ein Tausch ist offen',
  waits_other: '{{count}} Tauschgeschäfte sind offen',
  record: 'Tausch eintragen',
  shortcut: 'Die Suche mit der Taste / öffnen',
} satisfies Translated<typeof it>;
