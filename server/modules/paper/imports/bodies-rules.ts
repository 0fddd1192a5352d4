/** Whether a line is a person or a body, and what it says of a body (specification §18, §51). */
import { NAME_MAX, SHORT_TEXT_MAX, TAX_CODE_MAX } from '#contract/limits.ts';
import type { BroughtBody } from '#contract/paper/import-bodies.ts';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { ImportMapping } from '#contract/paper/imports.ts';
import type { BodyKind } from '#contract/people/bodies.ts';
import { asTaxCode } from '#contract/people/tax-code.ts';
import { nameText } from '#contract/values.ts';
import { cellText, readDay } from './cells-rules.ts';
import { KINDS_ON_SCREENS } from './kinds-texts.ts';
import { foldedWords, meaningsOf } from './names-rules.ts';
import type { ReadNames, WrittenName } from './odd-names-rules.ts';
import type { CellOf, Problems } from './row-cells-rules.ts';

/** What a cell says of what a row is. */
type Said = 'person' | 'body' | 'business' | BodyKind;

/** Words of sheets, folded. */
const WORDS: Record<Said, string> = {
  person:
    'persona|persone|persona fisica|socio persona|socio|socia|privato|privata|individuo|person|people|individual|member|natural person|privatperson|naturliche person|mitglied|particular|miembro',
  body: 'ente|enti|ente socio|socio ente|socio collettivo|organizzazione|istituzione|persona giuridica|collettivo|body|bodies|organisation|organization|institution|legal person|collective|korperschaft|einrichtung|organisationen|juristische person|kollektivmitglied|entidad|entidades|organizacion|institucion|persona juridica',
  association:
    'associazione|associazioni|ass|aps|odv|onlus|gruppo|circolo|comitato|association|club|charity|group|verein|verband|gruppe|asociacion|grupo',
  town: 'comune|municipio|citta|town|city|council|municipality|gemeinde|stadt|kommune|ayuntamiento|municipalidad|municipio',
  parish:
    'parrocchia|oratorio|chiesa|parish|church|pfarrei|pfarre|pfarrgemeinde|kirchgemeinde|kirchengemeinde|kirche|parroquia|iglesia',
  school:
    'scuola|istituto comprensivo|istituto scolastico|asilo|school|kindergarten|schule|escuela|colegio|instituto',
  care: 'casa di cura|casa di riposo|casa di accoglienza|rsa|ospedale|care|care home|nursing home|hospice|hospital|pflegeheim|altersheim|heim|krankenhaus|residencia|residencia de mayores',
  other:
    'other|other body|biblioteca|cooperativa|coop|fondazione|library|foundation|andere|stiftung|fundacion',
  business:
    'impresa|ditta|azienda|societa|negozio|business|company|firm|shop|firma|unternehmen|betrieb|geschaft|empresa|negocio|tienda|sociedad',
};
const MEANS: ReadonlyMap<string, Said> = new Map<string, Said>([
  ...KINDS_ON_SCREENS.map(([word, kind]) => [foldedWords(word).join(' '), kind] as const),
  ...meaningsOf(WORDS),
]);
/** Words that begin the name of a body: as many as the longest of those above. */
const WORDS_MAX = 3;

/** What a cell says; undefined for words that say nothing of it, as *ordinario*. */
function saidIn(text: string): Said | undefined {
  return MEANS.get(foldedWords(text).join(' '));
}

/** Whether a column has a word for what is no person. */
export function speaksOfBodies(text: string): boolean {
  const said = saidIn(text);
  return said !== undefined && said !== 'person';
}

/** The kind that a name begins with: "Istituto comprensivo di Alzano" is a school. */
function kindIn(name: string): BodyKind | undefined {
  const words = foldedWords(name);
  for (let length = WORDS_MAX; length > 0; length -= 1) {
    const said = MEANS.get(words.slice(0, length).join(' '));
    if (said && said !== 'person' && said !== 'body' && said !== 'business') return said;
  }
  return undefined;
}

/** What a row is; `unsaid` waits for a person to say it, or is none that may be a member. */
export type Who = { is: 'person' | 'unsaid' } | { is: 'body'; kind: BodyKind | 'body' };

interface Named {
  written: WrittenName;
  read: ReadNames;
}

/** These say more than that it may be no person. */
const BEFORE_ALL: readonly RowProblem[] = ['total-line', 'maybe-fund', 'maybe-gone'];

/**
 * What a row is, and what is odd about its name as such. A name without a surname, or one that begins as those
 * of bodies do, is asked about where nothing says what it is and the bank has bodies.
 */
export function whoIsIt(
  text: string,
  { written, read }: Named,
  takesBodies: boolean,
): { who: Who; found: RowProblem[] } {
  const said = saidIn(text);
  const { problems } = read;
  if (said === 'business') return { who: { is: 'unsaid' }, found: ['body-business'] };
  if (said === 'person') {
    const found = problems.filter((problem) => problem !== 'not-a-person');
    return { who: { is: 'person' }, found };
  }
  if (said !== undefined) {
    const found = problems.filter((problem) => BEFORE_ALL.includes(problem));
    return {
      who: { is: 'body', kind: said },
      found: takesBodies ? found : ['body-room-closed'],
    };
  }
  const isAsked =
    takesBodies &&
    !problems.some((problem) => BEFORE_ALL.includes(problem)) &&
    mayBeBody(written, read);
  return isAsked
    ? { who: { is: 'unsaid' }, found: ['person-or-body'] }
    : { who: { is: 'person' }, found: problems };
}

function mayBeBody(written: WrittenName, { name, surname, problems }: ReadNames): boolean {
  const texts = 'whole' in written ? [written.whole] : [written.surname, written.name];
  if (!texts.some(Boolean)) return false;
  const begins = texts.some((text) => kindIn(text) !== undefined);
  // "Soci sospesi" is a line of the sheet.
  if (problems.includes('not-a-person')) return begins;
  return name === '' || surname === '';
}

/** The name of a body, which stands in one cell or, in the order of the columns, in two. */
export function nameOfBody({ columns }: ImportMapping, written: WrittenName): string {
  if ('whole' in written) return written.whole.replaceAll(/\s+/g, ' ').trim();
  const { surname, name } = written;
  const isNameFirst = columns.indexOf('name') < columns.indexOf('surname');
  return (isNameFirst ? [name, surname] : [surname, name]).filter(Boolean).join(' ');
}

/** What a line says of a body; who signed for it, and when, has to be there. */
export function readBody(
  { surname, who }: { surname: string; who: Who },
  cell: CellOf,
  today: string,
  problems: Problems,
): BroughtBody {
  const text = (field: Parameters<CellOf>[0]) => cellText(cell(field));
  const said = who.is === 'body' ? who.kind : 'body';
  const signer = problems.short(text('representedBy'), NAME_MAX);
  if (!nameText(NAME_MAX).safeParse(signer).success) problems.add('signer-missing');
  const day = readDay(cell('signedOn'));
  const isDay = day !== undefined && day >= EARLIEST && day <= today;
  if (!isDay) problems.add(text('signedOn') === '' ? 'signed-on-missing' : 'signed-on-wrong');
  const taxCode = asTaxCode(text('taxCode'));
  const isTooLong = taxCode.length > TAX_CODE_MAX;
  if (isTooLong) problems.add('tax-code-too-long');
  return {
    kind: said === 'body' ? (kindIn(surname) ?? 'other') : said,
    address: problems.short(text('address'), SHORT_TEXT_MAX),
    taxCode: isTooLong ? '' : taxCode,
    representedBy: signer,
    signedOn: isDay ? day : null,
  };
}

/** Nothing was signed before. */
const EARLIEST = '1900-01-01';
