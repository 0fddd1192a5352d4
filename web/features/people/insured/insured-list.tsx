/** Whom a policy covers on a day: on the screen, and on paper for the insurer (specification §49). */
import { useTranslation } from 'react-i18next';
import type { InsuredLine, InsuredList } from '#contract/people/insured.ts';
import { call } from '#web/api/call.ts';
import { useFetchedPaper } from '#web/api/use-fetched-paper.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { Name, Soft } from '#web/ui/page/words.tsx';
import { Paper, type PaperColumn } from '#web/ui/paper/paper.tsx';
import { PrintButton } from '#web/ui/paper/print-button.tsx';

const day = (text: string | null) => (text ? tableDay(text, currentLanguage()) : '');

export function InsuredLines({ list: { lines } }: { list: InsuredList }) {
  const { t } = useTranslation('insured');
  const there = lines.filter(({ change }) => change !== 'went');
  const missing = there.filter(({ birthDate }) => birthDate === null).length;
  if (lines.length === 0) return <EmptyState drawing={null} title={t('list.nobody')} />;
  return (
    <Stack gap="small">
      <Soft>{t('list.count', { count: there.length })}</Soft>
      {missing > 0 && <Notice tone="warning">{t('list.missing', { count: missing })}</Notice>}
      <Card>
        <Lines>
          {lines.map((line) => (
            <Line
              key={line.userId}
              title={
                <Name as="span">
                  {line.surname} {line.name}
                </Name>
              }
              more={[
                line.birthDate === null ? t('list.noBirthDate') : day(line.birthDate),
                line.birthPlace,
                line.taxCode || t('list.noTaxCode'),
                t('policy.span', { from: day(line.from), to: day(line.to) }),
                line.change && t(`words.change.${line.change}`),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </Lines>
      </Card>
    </Stack>
  );
}

interface PrintInsuredProps {
  policyId: number;
  on: string;
  changesSince: string | undefined;
}

/** That it was printed stands in the history, and the next list can say what is different since. */
export function PrintInsured({ policyId, on, changesSince }: PrintInsuredProps) {
  const { t } = useTranslation('insured');
  const query = { on, ...(changesSince ? { changesSince } : {}) };
  const printing = useFetchedPaper({
    fetch: () => call('printInsured', { params: { id: policyId }, query }),
    failed: t('list.printFailed'),
    changes: ['listPolicies'],
  });
  return (
    <PrintButton printing={printing} label={t('list.print')} kind="primary">
      {(list) => <InsuredSheet list={list} />}
    </PrintButton>
  );
}

function InsuredSheet({ list }: { list: InsuredList }) {
  const { t } = useTranslation('insured');
  const { policy, bankName, on, changesSince, lines } = list;
  const title = t('paper.title', { day: day(on) });
  const columns: PaperColumn<InsuredLine>[] = [
    { key: 'surname', header: t('columns.surname'), cell: ({ surname }) => surname },
    { key: 'name', header: t('columns.name'), cell: ({ name }) => name },
    {
      key: 'birth',
      header: t('paper.birth'),
      cell: ({ birthDate, birthPlace }) =>
        [birthDate === null ? t('list.noBirthDate') : day(birthDate), birthPlace]
          .filter(Boolean)
          .join(', '),
      width: '22%',
    },
    { key: 'taxCode', header: t('columns.taxCode'), cell: ({ taxCode }) => taxCode, width: '18%' },
    { key: 'from', header: t('words.columns.from'), cell: ({ from }) => day(from), width: '10%' },
    { key: 'to', header: t('words.columns.to'), cell: ({ to }) => day(to), width: '10%' },
    ...(changesSince === null
      ? []
      : [
          {
            key: 'change',
            header: t('words.columns.change'),
            cell: ({ change }: InsuredLine) => change && t(`words.change.${change}`),
            width: '10%',
          },
        ]),
  ];
  return (
    <Paper
      isWide
      owner={bankName}
      title={title}
      running={`${bankName} · ${title}`}
      facts={[
        t('policy.one', policy),
        t('policy.span', { from: day(policy.from), to: day(policy.to) }),
        t('list.count', { count: lines.filter(({ change }) => change !== 'went').length }),
        changesSince !== null && t('list.since', { day: day(changesSince) }),
      ]}
      columns={columns}
      rows={lines}
      rowKey={({ userId }) => userId}
    />
  );
}
