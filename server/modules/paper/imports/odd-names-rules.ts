/**
 * What stands in a cell for names and is no name (specification §18): titles go, and everything else
 * is a question with what it may mean.
 */
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { ImportMapping } from '#contract/paper/imports.ts';
import { foldedWords, isParticle, splitName } from './names-rules.ts';

export interface Names {
  surname: string;
  name: string;
}

/** A name as it stands in the file: in one cell, or in two. */
export type WrittenName = { whole: string; order: ImportMapping['nameOrder'] } | Names;

/** The names that are read, what is odd about them, and what may be meant instead. */
export interface ReadNames extends Names {
  problems: RowProblem[];
  proposals: Names[];
}

const DOTTED_TITLE = 'ing|avv|arch|geom|rag|mag|cav|comm|on|sigg|dipl';
const TITLE = new RegExp(
  `^(?:(?:${DOTTED_TITLE})\\.\\s*|(?:sig(?:\\.?ra|\\.?na|nora|norina|nor)?|dott(?:\\.?ssa|oressa|or|ore)?|dr(?:\\.?ssa)?|prof(?:\\.?ssa|essoressa|essor|essore)?|mrs?|ms)(?:\\.\\s*|\\s+)|(?:herrn?|frau|miss)\\s+(?=\\S+\\s))(?=\\S)`,
  'i',
);
/** In the notes of a desk: somebody is no more, or has left. */
const GONE =
  /(?:^|[^\p{L}])(?:mort[oaie]|decedut[oaie]|defunt[oaie]|scompars[oaie]|dimess[oaie]|trasferit[oaie]|ritirat[oaie]|ex soci[oa]|verstorben|gestorben|ausgetreten|verzogen|deceased|died)(?![\p{L}])|[†✝]/iu;
/** What people add behind a name: brackets, a dash, a cross, the name of a husband. */
const ADDED =
  /\s*\([^)]*\)?|\s*\[[^\]]*\]?|\s*[†✝].*$|\s+[-–—]\s.*$|\s+(?:[Vv]ed(?:\.|ova)|nat[ao]|geb(?:\.|orene)|verw\.|in)\s+(?=\p{Lu}).*$|[*?!]+|\s+\d+\s*$/gu;
const BETWEEN_TWO = /\s+(?:e|ed|und|and)\s+|\s*[&+/]\s*/i;

const FUND_NAMES = new Set(
  'cassa fondo banca bdt kasse zeitbank zeitkasse stundenfonds fonds fund segreteria sportello'.split(
    ' ',
  ),
);
const FUND_WORDS = new Set(
  'tempo del della delle dei di ore comune conto saldo bank konto hours time ufficio sede'.split(
    ' ',
  ),
);
const TOTAL = /^(?:totale|totali|total|summe|somma|gesamt|gesamtsumme)$/;
const BESIDE_TOTAL =
  /^(?:ore|saldo|saldi|generale|complessivo|finale|soci|stunden|hours|members|di|dei|delle)$/;
/** A line of the sheet, a society, a place. */
const NO_PERSON =
  /^(?:soci|socie|elenco|pagina|legenda|note|mitglieder|seite|members|page|associazione|ass|parrocchia|comune|scuola|biblioteca|cooperativa|coop|gruppo|circolo|comitato|verein|pfarrei|gemeinde|association)$/;

/** Whether a note of the desk says that somebody is no more, or has left. */
export function speaksOfLeaving(note: string): boolean {
  return GONE.test(note);
}

/** Reads a name; what cannot be one is asked about, with what may be meant. */
export function readNames(written: WrittenName): ReadNames {
  const plain = withoutTitles(written);
  const problems: RowProblem[] = plain.hadTitle ? ['title-left-out'] : [];
  const names = namesOf(plain.written);
  const found = oddityOf(plain.written);
  if (!found) return { ...names, problems, proposals: [] };
  return { ...names, problems: [...problems, found.problem], proposals: found.proposals };
}

function namesOf(written: WrittenName): Names {
  return 'whole' in written ? splitName(written.whole, written.order) : written;
}

function withoutTitles(written: WrittenName): { written: WrittenName; hadTitle: boolean } {
  const off = (text: string): string => {
    const rest = text.replace(TITLE, '');
    return rest === text ? text : off(rest);
  };
  if ('whole' in written) {
    const whole = off(written.whole);
    return { written: { ...written, whole }, hadTitle: whole !== written.whole };
  }
  const names = { surname: off(written.surname), name: off(written.name) };
  const hadTitle = names.surname !== written.surname || names.name !== written.name;
  return { written: names, hadTitle };
}

interface Oddity {
  problem: RowProblem;
  proposals: Names[];
}

function oddityOf(written: WrittenName): Oddity | undefined {
  const text = 'whole' in written ? written.whole : `${written.surname} ${written.name}`.trim();
  const words = foldedWords(text);
  if (isTotal(words)) return { problem: 'total-line', proposals: [] };
  if (isFund(words)) return { problem: 'maybe-fund', proposals: [] };
  if (words[0] !== undefined && words.length > 1 && NO_PERSON.test(words[0])) {
    return { problem: 'not-a-person', proposals: [] };
  }
  const plain = withoutAdded(written);
  const added = plain ? [namesOf(plain)].filter(isWhole) : [];
  if (GONE.test(text)) return { problem: 'maybe-gone', proposals: added };
  const people = bothOf(plain ?? written);
  if (people) return { problem: 'two-people', proposals: people.filter(isWhole) };
  return plain && { problem: 'name-odd', proposals: added };
}

function isTotal([first, ...others]: string[]): boolean {
  return first !== undefined && TOTAL.test(first) && others.every((one) => BESIDE_TOTAL.test(one));
}

function isFund(words: string[]): boolean {
  const isNamedSo = words.some((word) => FUND_NAMES.has(word));
  const isAll = words.every((word) => FUND_NAMES.has(word) || FUND_WORDS.has(word));
  return (isNamedSo && isAll) || /^(banca del tempo|time bank)\b/.test(words.join(' '));
}

const isWhole = ({ surname, name }: Names) => surname !== '' && name !== '';

/** Undefined where nothing was added. */
function withoutAdded(written: WrittenName): WrittenName | undefined {
  const off = (text: string) => text.replaceAll(ADDED, '').replaceAll(/\s+/g, ' ').trim();
  const plain: WrittenName =
    'whole' in written
      ? { ...written, whole: off(written.whole) }
      : { surname: off(written.surname), name: off(written.name) };
  return JSON.stringify(plain) === JSON.stringify(written) ? undefined : plain;
}

/** Each of two people in one cell; nobody where there are more, undefined where there is one. */
function bothOf(written: WrittenName): Names[] | undefined {
  if ('whole' in written) return bothOfWhole(partsOf(written.whole), written.order);
  const [surnames, names] = [halves(written.surname), halves(written.name)];
  if (surnames.length < 2 && names.length < 2) return undefined;
  if (surnames.length > 2 || names.length > 2) return [];
  return [0, 1].map((at) => ({
    surname: surnames[at] ?? surnames[0] ?? '',
    name: names[at] ?? names[0] ?? '',
  }));
}

function bothOfWhole(parts: string[], order: ImportMapping['nameOrder']): Names[] | undefined {
  if (parts.length < 2) return undefined;
  const people = parts.map((part) => splitName(part, order));
  if (people.length > 2) return [];
  // Of "Gritti Ezio e Pia" and "Ezio e Pia Gritti" one surname is both's.
  const surname = people.map((one) => one.surname).find(Boolean) ?? '';
  return people.map((one) => ({ ...one, surname: one.surname || surname }));
}

const halves = (text: string) => text.split(BETWEEN_TWO).filter(Boolean);

/** "Rossi Mario, Verdi Anna" are two people, "De Luca, Anna Maria" is one. */
function partsOf(whole: string): string[] {
  const byComma = whole.split(',').map((part) => part.trim().split(/\s+/));
  const areWhole = byComma.length > 1 && byComma.every((words) => words.length > 1);
  const isSurname = byComma[0]?.some(isParticle);
  return areWhole && !isSurname ? byComma.map((words) => words.join(' ')) : halves(whole);
}
