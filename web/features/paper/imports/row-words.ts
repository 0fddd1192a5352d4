/** Rows of an import in words: what their cells are called and say, and what is remarkable about them. */
import type { TFunction } from 'i18next';
import type { BroughtBody } from '#contract/paper/import-bodies.ts';
import type { BroughtFee } from '#contract/paper/import-figures.ts';
import type { Import, ImportField, ImportKind, ImportRow } from '#contract/paper/imports.ts';
import { euroText } from '#web/i18n/euro.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';

/** What a column holds. In the history a note is about the exchange, else about the member. */
export function fieldText(t: TFunction<'imports'>, kind: ImportKind, field: ImportField): string {
  return field === 'note' && kind !== 'history' ? t('fields.memberNote') : t(`fields.${field}`);
}

/** Problems with a consequence for who comes in all the same. */
const MEANING_MORE = [
  'email-unreadable',
  'email-shared',
  'number-taken',
  'number-unreadable',
  'birth-date-unreadable',
  'joined-on-unreadable',
  'fee-unreadable',
  'fee-day-missing',
  'fee-day-wrong',
  'fee-year-wrong',
  'tax-code-too-long',
  'for-people-only',
] as const;

/** "2026: 15,00 € il 10/02/2026". */
export function feeSentence(t: TFunction<'imports'>, fee: BroughtFee): string {
  const { year, state, group, cents, on } = fee;
  const day = on === null ? '' : tableDay(on, currentLanguage());
  if (state === 'received' && cents === null) return t('fees.line.receivedGroup', { year, day });
  return t(`fees.line.${state}`, {
    ...{ year, day, group: t(`fees.groups.${group ?? 'ordinary'}`) },
    euro: cents === null ? '' : euroText(cents),
  });
}

/** "Ente: Parrocchia. Firmato da don Luigi il 01/02/2025." */
export function bodySentence(
  t: TFunction<'imports'>,
  { kind: code, representedBy: signer, signedOn }: BroughtBody,
): string {
  const kind = t(`bodyKinds.${code}`);
  if (signedOn === null || signer === '') return t('rows.body', { kind });
  const day = tableDay(signedOn, currentLanguage());
  return t('rows.bodySigned', { kind, signer, day });
}

/** What is remarkable about a row; of one that comes in also what that means for it. */
export function problemsText(
  t: TFunction<'imports'>,
  { plan, problems }: Pick<ImportRow, 'plan' | 'problems'>,
): string {
  const isOut = plan === 'skip' || plan === 'ask';
  return problems
    .flatMap((problem) => {
      const means = isOut ? undefined : MEANING_MORE.find((one) => one === problem);
      return [t(`problems.${problem}`), ...(means ? [t(`consequences.${means}`)] : [])];
    })
    .join(' ');
}

/** The text of a cell by what it means, as it was mended or as it is in the file. */
export function textIn(
  { mapping }: Pick<Import, 'mapping'>,
  { cells, fixes }: Pick<ImportRow, 'cells' | 'fixes'>,
  field: ImportField,
): string {
  const column = mapping.columns.indexOf(field);
  return fixes[field] ?? (column < 0 ? '' : (cells[column] ?? ''));
}
