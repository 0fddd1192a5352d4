/** What the rules of a bank are called, on screens and in letters. */

import type it from '../it/rule-names.ts';
import type { Translated } from '../translated.ts';

export default {
  'band-low': 'Niedrigster Saldo',
  'band-low-first-year': 'Niedrigster Saldo im ersten Jahr',
  'band-high': 'Höchster Saldo',
  'band-hard': 'Bestätigungen unter dem niedrigsten Saldo anhalten',
  'balances-visible': 'Salden für Mitglieder sichtbar',
  'newcomer-gift': 'Willkommensstunden',
  'gift-most': 'Größtes Geschenk',
  'gifts-in-a-year': 'Geschenke in einem Jahr',
  'lesson-preparation': 'Vorbereitung einer Gruppenstunde',
  'yearly-share': 'Stundenbeitrag im Jahr',
  'fund-low': 'Niedrigster Saldo des Stundenfonds',
  'board-digest': 'Neues vom Schwarzen Brett per E-Mail',
  'board-digest-day': 'Tag der Neuigkeiten vom Schwarzen Brett',
  'board-public': 'Öffentliches Schwarzes Brett',
  'board-checked-first': 'Anzeigen, die zuerst das Büro ansieht',
  'desk-second-factor': 'Zweiter Schritt für das Büro',
  'cheque-days': 'Gültigkeit der Schecks',
  'statement-months': 'Monate zwischen zwei Kontoauszügen',
} satisfies Translated<typeof it>;
