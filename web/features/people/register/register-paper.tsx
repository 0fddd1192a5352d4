/** The register on paper, across the sheet, with what it is on each (specification §46). */
import { useTranslation } from 'react-i18next';
import { fieldsOf, type Register, type RegisterLine, titleOf } from '#contract/people/register.ts';
import type { Texts } from '#texts/keys.ts';
import { call } from '#web/api/call.ts';
import { useFetchedPaper } from '#web/api/use-fetched-paper.ts';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Paper, type PaperColumn } from '#web/ui/paper/paper.tsx';
import { PrintButton } from '#web/ui/paper/print-button.tsx';
import { factsOf } from './register-view.tsx';
import { shownValue } from './words.ts';

/** That it was printed stands in the history. */
export function PrintRegister({ on }: { on: string }) {
  const { t } = useTranslation('register');
  const printing = useFetchedPaper({
    fetch: () => call('printRegister', { query: { on } }),
    failed: t('printFailed'),
  });
  return (
    <PrintButton printing={printing} label={t('print')}>
      {(register) => <RegisterSheet register={register} />}
    </PrintButton>
  );
}

type Numbered = RegisterLine & { nth: number };
type ColumnWord = keyof Texts['shared-register']['columns'];

function RegisterSheet({ register }: { register: Register }) {
  const { t } = useTranslation('register');
  const { on, bankName, legalForm, lines } = register;
  const day = (text: string) => tableDay(text, currentLanguage());
  const title = t(`words.title.${titleOf(legalForm)}`);
  const what = { title, day: day(on), bank: bankName };
  return (
    <Paper
      isWide
      owner={bankName}
      title={t('paper.title', what)}
      running={t('paper.running', what)}
      facts={[...factsOf(register, t), t('paper.printed', { day: day(today()) })]}
      columns={useColumns(register)}
      rows={lines.map((line, nth) => ({ ...line, nth: nth + 1 }))}
      rowKey={({ membershipId }) => membershipId}
    />
  );
}

/** What belongs together stands in one column: the paper has room for eight. */
function useColumns({ legalForm }: Register): PaperColumn<Numbered>[] {
  const { t } = useTranslation('register');
  const asked = fieldsOf(legalForm);
  const word = (name: ColumnWord) => t(`words.columns.${name}`);
  const day = (text: string | null) => (text ? tableDay(text, currentLanguage()) : '');
  const joined = (...texts: (string | null)[]) => texts.filter(Boolean).join(', ');
  const one = (
    key: ColumnWord,
    width: string,
    cell: (line: Numbered) => string | number | null,
    header: string = word(key),
  ): PaperColumn<Numbered> => ({ key, header, width, cell });
  const has = (field: (typeof asked)[number]) => asked.includes(field);
  return [
    one('line', '4%', ({ nth }) => nth),
    one('number', '6%', ({ number }) => number),
    one(
      'surname',
      '17%',
      ({ name, surname }) => (surname === '' ? t('list.erased') : `${surname} ${name}`),
      `${word('surname')} / ${word('name')}`,
    ),
    ...(has('birthPlace')
      ? [
          one(
            'birthDate',
            '13%',
            (line) => joined(line.birthPlace, day(line.birthDate)),
            t('paper.birth'),
          ),
          one('taxCode', '14%', ({ taxCode }) => taxCode),
        ]
      : []),
    one('residence', '16%', ({ residence }) => residence),
    ...(has('share') ? [one('share', '12%', ({ share }) => share)] : []),
    one('since', '9%', ({ since, until, endedWhy }) =>
      joined([day(since), day(until)].filter(Boolean).join(' – '), endedWhy),
    ),
    one(
      'admittedOn',
      '15%',
      (line) => joined(shownValue('admittedOn', line.admittedOn), line.resolution),
      t('paper.admission'),
    ),
    one(
      'metOn',
      '9%',
      (line) => joined(shownValue('metOn', line.metOn), line.metBy),
      t('paper.interview'),
    ),
  ];
}
