/** The last statement of somebody who has left the bank: the year before they went, and what came after. */
import { useTranslation } from 'react-i18next';
import type { FormerMember } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import { dayAfter } from '#contract/time.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { today } from '#web/i18n/format.ts';
import { Button } from '#web/ui/button.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import { type PrintedStatements, StatementsPaper } from './statement-paper.tsx';

const YEAR_DAYS = 365;

interface LastStatementProps {
  person: FormerMember;
  bank: { name: string; phone: string; email: string } | undefined;
}

/** The button that prints it. */
export function LastStatement({ person, bank }: LastStatementProps) {
  const { t } = useTranslation('desk-work');
  const { sheets, print } = usePaper<PrintedStatements>();
  const make = useAction({
    send: async () => {
      const period = { from: dayAfter(today(new Date(person.endedAt)), -YEAR_DAYS), to: today() };
      const params = { id: person.id };
      const statement = await call('readStatement', { params, query: period });
      print({ ...period, statements: [statement] });
    },
    failed: () => t('statements.failed'),
  });
  return (
    <>
      <Button
        small
        kind="secondary"
        whileClosed
        busy={make.isBusy}
        onClick={() => void make.run(undefined)}
      >
        {t('statements.last')}
        <span className="visually-hidden"> {personName(person)}</span>
      </Button>
      {sheets && <StatementsPaper {...sheets} bank={bank} />}
    </>
  );
}
