/** Money, names and groups of fees, as people read and type them (specification §48). */
import type { FeeGroup, FeeLine, Fees } from '#contract/people/fees.ts';
import { currentLanguage } from '#web/i18n/index.ts';

/** What is typed in euro, in cents; undefined where it is no amount. */
export function typedCents(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,4}([.]\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}

/** As it stands in a field: 1500 → "15,00". */
export const shownEuro = (cents: number): string =>
  new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: 2, useGrouping: false }).format(
    cents / 100,
  );

/** Surname first; empty for who was erased. */
export const calledOf = ({ surname, name }: Pick<FeeLine, 'surname' | 'name'>): string =>
  `${surname} ${name}`.trim();

/** What the bank calls a group, or its usual name. */
export const groupWord = (
  amounts: Fees['amounts'],
  group: FeeGroup,
  usual: (group: FeeGroup) => string,
): string => amounts[group]?.words || usual(group);

/** The sum of some fees. */
export const sumOf = (lines: readonly FeeLine[]): number =>
  lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
