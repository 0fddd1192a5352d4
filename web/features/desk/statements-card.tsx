/** Chooses the period of statements on paper and prints them: of one member, or of all without e-mail. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { periodSchema, type StatementRun } from '#contract/desk.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { refusalOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { sentenceMoment, tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FieldRow, Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Card } from '#web/ui/page/card.tsx';
import rows from '#web/ui/page/lines.module.css';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './desk-work.module.css';
import { lastQuarter, thisYear } from './periods.ts';
import { statementRunsQuery } from './queries.ts';
import { type PrintedStatements, StatementsPaper } from './statement-paper.tsx';

interface StatementsCardProps {
  /** Whose statement; undefined for everybody who does not use e-mail. */
  person: { id: number; name: string } | undefined;
  bank: { name: string; phone: string; email: string } | undefined;
}

/** The form; the sheets go to the printer at once. */
export function StatementsCard({ person, bank }: StatementsCardProps) {
  const { t } = useTranslation('desk-work');
  const [begin] = useState(() => lastQuarter(today()));
  const form = useForm({ begin, check: (values) => problemsFor(periodSchema, values) });
  const { sheets, print } = usePaper<PrintedStatements>();
  const make = useAction({
    send: (period: { from: string; to: string }) => read(person?.id, period),
    changes: ['desk', 'statement-runs'],
  });
  const submit = async (period: { from: string; to: string }): Promise<Refusal | undefined> => {
    try {
      const statements = await make.send(period);
      if (!person) showToast('success', t('statements.printed', { count: statements.length }));
      if (statements.length > 0) print({ ...period, statements });
      return undefined;
    } catch (error) {
      return { title: t('statements.failed'), ...refusalOf(error) };
    }
  };
  const title = person ? t('statements.ofOne', { name: person.name }) : t('statements.allPeople');
  return (
    <Card title={title}>
      <Form form={form} onSubmit={submit} label={title}>
        <div className={css.acts}>
          <Button kind="secondary" small onClick={() => form.set(lastQuarter(today()))}>
            {t('statements.quarter')}
          </Button>
          <Button kind="secondary" small onClick={() => form.set(thisYear(today()))}>
            {t('statements.year')}
          </Button>
        </div>
        <FieldRow>
          <DateField {...bind(form, 'from')} label={t('statements.from')} />
          <DateField {...bind(form, 'to')} label={t('statements.to')} />
        </FieldRow>
        <SubmitButton whileClosed>
          {person ? t('statements.printOne') : t('statements.printAll')}
        </SubmitButton>
      </Form>
      {sheets && <StatementsPaper {...sheets} bank={bank} />}
    </Card>
  );
}

async function read(id: number | undefined, period: { from: string; to: string }) {
  if (id !== undefined) return [await call('readStatement', { params: { id }, query: period })];
  const { statements } = await call('makeStatements', { query: {}, body: period });
  return statements;
}

/** When everybody’s statements were printed last, and by whom. */
export function StatementRuns() {
  const { t } = useTranslation('desk-work');
  const runs = useQuery(statementRunsQuery);
  return (
    <Card title={t('statements.runs')}>
      {runs.isError && <LoadTrouble query={runs} />}
      {runs.isPending && <TextSkeleton lines={2} />}
      {runs.data?.total === 0 && <p className={css.soft}>{t('statements.noRun')}</p>}
      <ul className={rows.lines}>
        {runs.data?.items.map((run) => (
          <li key={run.id}>
            <Run run={run} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Run({ run }: { run: StatementRun }) {
  const { t } = useTranslation('desk-work');
  const language = currentLanguage();
  const days = { from: tableDay(run.from, language), to: tableDay(run.to, language) };
  return (
    <>
      <p>{t('statements.run', { ...days, count: run.people })}</p>
      <p className={css.soft}>
        {t('statements.runBy', { moment: sentenceMoment(run.madeAt, language), name: run.by })}
      </p>
    </>
  );
}
