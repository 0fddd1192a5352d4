/** The last statement of somebody who has left the bank: the year before they went, and what came after. */
import { useTranslation } from 'react-i18next';
import type { FormerMember } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import { dayAfter } from '#contract/time.ts';
import { call } from '#web/api/call.ts';
import { useFetchedPaper } from '#web/api/use-fetched-paper.ts';
import { today } from '#web/i18n/format.ts';
import { PrintButton } from '#web/ui/paper/print-button.tsx';
import { type PrintedStatements, StatementsPaper } from './statement-paper.tsx';

const YEAR_DAYS = 365;

interface LastStatementProps {
  person: FormerMember;
  bank: { name: string; phone: string; email: string } | undefined;
}

/** The button that prints it. */
export function LastStatement({ person, bank }: LastStatementProps) {
  const { t } = useTranslation('desk-work');
  const printing = useFetchedPaper({
    fetch: () => lastStatementOf(person),
    failed: t('statements.failed'),
  });
  return (
    <PrintButton
      printing={printing}
      label={
        <>
          {t('statements.last')}
          <span className="visually-hidden"> {personName(person)}</span>
        </>
      }
      small
    >
      {(sheets) => <StatementsPaper {...sheets} bank={bank} />}
    </PrintButton>
  );
}

async function lastStatementOf({ id, endedAt }: FormerMember): Promise<PrintedStatements> {
  const period = { from: dayAfter(today(new Date(endedAt)), -YEAR_DAYS), to: today() };
  const statement = await call('readStatement', { params: { id }, query: period });
  return { ...period, statements: [statement] };
}
