/** What the cells of a line say of a fee, and whether it can come in (specification §18, §48). */
import { FEE_CENTS_MAX } from '#contract/limits.ts';
import type { BroughtFee } from '#contract/paper/import-figures.ts';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { ImportMapping } from '#contract/paper/imports.ts';
import { isYounger, OF_AGE } from '#contract/people/ages.ts';
import type { FeeGroup, FeeState } from '#contract/people/fees.ts';
import { type Amounts, centsOf, groupOf } from '#server/modules/people/fees/rules.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import { cellText, readDay } from './cells-rules.ts';
import { foldedWords, meaningsOf } from './names-rules.ts';

interface ReadFee {
  fee: BroughtFee | null;
  problem: RowProblem | null;
}

/** What a cell says: a sum, a group, or how it stands. */
type Said = { cents: number } | FeeGroup | 'waived' | 'paid' | 'due';

/** Words of sheets in four languages, folded. */
const WORDS: Record<Exclude<Said, object>, string> = {
  ordinary:
    'ordinaria|ordinario|intera|normale|piena|ordinary|full|normal|standard|ordentlich|voll|completa',
  reduced: 'ridotta|ridotto|reduced|concession|ermassigt|reduziert|reducida',
  minor:
    'minore|minori|minorenne|minorenni|minor|child|junior|minderjahrig|kind|jugend|menor|menores',
  body: 'ente|enti|body|bodies|organisation|entidad|entidades',
  waived:
    'esonerato|esonerata|esonero|esente|gratuita|gratuito|gratis|waived|exempt|free|befreit|erlassen|frei|exento|exenta',
  paid: 'si|x|ok|pagata|pagato|versata|versato|saldata|yes|paid|received|ja|bezahlt|pagada|pagado',
  due: 'no|da pagare|da versare|non pagata|non versata|due|unpaid|not paid|nein|offen|unbezahlt|pendiente|por pagar',
};
const MEANS = meaningsOf(WORDS);

/** What belongs to a sum and is none: the sign of the money, and a dash for no cents. */
const BESIDE_A_SUM = /€|euro?s?\b|[.,][-–]+$|\s/gi;

function saidIn(cell: TableCell): Said | undefined {
  if (typeof cell === 'object') return undefined;
  const plain = String(cell).replaceAll(BESIDE_A_SUM, '').replace(',', '.');
  if (!/^\d{1,4}(?:[.]\d{1,2})?$/.test(plain))
    return MEANS.get(foldedWords(String(cell)).join(' '));
  const cents = Math.round(Number(plain) * 100);
  return cents >= 1 && cents <= FEE_CENTS_MAX ? { cents } : undefined;
}

/** The cells of a line that are about a fee. */
interface FeeCells {
  fee: TableCell;
  feeOn: TableCell;
  feeYear: TableCell;
}

/**
 * A fee is received where a day stands beside it; a sum alone may be what somebody is to pay.
 * @param today no fee was received after it
 */
export function readFee(
  cells: FeeCells,
  { feeYear }: Pick<ImportMapping, 'feeYear'>,
  today: string,
): ReadFee {
  const [hasFee, hasDay] = [cellText(cells.fee) !== '', cellText(cells.feeOn) !== ''];
  const none = (problem: RowProblem | null) => ({ fee: null, problem });
  if (!hasFee && !hasDay) return none(null);
  // "Quota pagata: no", where a day would stand.
  const instead = hasDay && readDay(cells.feeOn) === undefined ? saidIn(cells.feeOn) : undefined;
  const said = hasFee ? saidIn(cells.fee) : 'paid';
  if (said !== undefined && instead === 'due') return none(null);
  if (said !== undefined && instead === 'paid') return none('fee-day-missing');
  const isContradicted = said === 'due' && hasDay;
  if (said === undefined || isContradicted) return none('fee-unreadable');
  if (said === 'due') return none(null);
  const year = yearIn(cells.feeYear) ?? feeYear ?? Number(today.slice(0, 4));
  if (yearIn(cells.feeYear) === undefined && cellText(cells.feeYear) !== '')
    return none('fee-year-wrong');
  const nothing = { year, group: null, cents: null, on: null };
  if (said === 'waived') return { fee: { ...nothing, state: 'waived' }, problem: null };
  const what = typeof said === 'object' ? said : said === 'paid' ? {} : { group: said };
  if (!hasDay) {
    const isGroup = 'group' in what;
    return isGroup
      ? { fee: { ...nothing, ...what, state: 'due' }, problem: null }
      : none('fee-day-missing');
  }
  const on = readDay(cells.feeOn);
  // Somebody may pay in the year before.
  const isPossible = on !== undefined && on <= today && on >= `${year - 1}-01-01`;
  if (!isPossible) return none('fee-day-wrong');
  return { fee: { ...nothing, ...what, state: 'received', on }, problem: null };
}

function yearIn(cell: TableCell): number | undefined {
  const text = cellText(cell);
  return /^2\d{3}$/.test(text) ? Number(text) : undefined;
}

/** How the fee of a year stands with somebody, and in which group they are. */
interface Standing {
  state: FeeState | null;
  fee_group: FeeGroup | null;
  earlier_group: FeeGroup | null;
  is_minor: boolean;
  is_body: boolean;
}

/** What a bank has laid down, and how it stands with a member. */
export interface FeeFacts {
  isOpen: boolean;
  /** What the groups of that year pay; undefined where nobody laid it down. */
  amounts: Amounts | undefined;
  /** Undefined of somebody new. */
  standing: Standing | undefined;
}

/** The fee that comes in, with its group and its sum, or why none does. */
export function settleFee(
  fee: BroughtFee,
  { birthDate, isBody }: { birthDate: string | null; isBody: boolean },
  { isOpen, amounts, standing }: FeeFacts,
): ReadFee {
  if (!isOpen) return { fee: null, problem: 'fee-room-closed' };
  if (!amounts) return { fee: null, problem: 'fee-year-not-laid' };
  if (standing && (standing.state ?? 'due') !== 'due') return { fee: null, problem: 'fee-exists' };
  const isMinor = standing?.is_minor ?? isYounger(birthDate, OF_AGE, `${fee.year}-01-01`);
  const own = { fee_group: null, earlier_group: null, ...standing };
  const held = groupOf({ ...own, is_body: standing?.is_body ?? isBody, is_minor: isMinor });
  const group = fee.group ?? held;
  // Who is in that group already is asked nothing.
  if (fee.state === 'due' && group === held) return { fee: null, problem: null };
  const cents = fee.state === 'received' ? (fee.cents ?? centsOf(amounts, group)) : null;
  return { fee: { ...fee, group, cents }, problem: null };
}
