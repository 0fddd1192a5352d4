/** Chooses the period of statements on paper and prints them: of one member, or of all without e-mail. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Period,
  periodSchema,
  type StatementRun,
  type StatementsForm,
} from '#contract/paper/desk.ts';
import { dayAfter } from '#contract/time.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { readPage } from '#web/api/read.ts';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { isoDay, parseDay, sentenceMoment, tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Lines } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { lastQuarter, thisYear } from './periods.ts';
import { statementCountsQuery } from './queries.ts';
import { type PrintedStatements, StatementsPaper } from './statement-paper.tsx';

const RUNS_SHOWN = 5;

interface StatementsCardProps {
  /** Whose statement; undefined for everybody who does not use e-mail. */
  person: { id: number; name: string } | undefined;
  bank: { name: string; phone: string; email: string } | undefined;
}

/** The form; the sheets go to the printer at once. Nothing is offered before the first day there is. */
export function StatementsCard({ person, bank }: StatementsCardProps) {
  const { data, isPending } = useQuery(statementCountsQuery(thisYear(today())));
  const runs = useQuery(readPage('listStatementRuns', { query: { limit: RUNS_SHOWN } }));
  if (isPending || runs.isPending) return <TextSkeleton lines={6} />;
  const last = sinceRun(runs.data?.items[0]);
  return <Statements {...{ person, bank, last }} since={data?.since ?? undefined} />;
}

interface PeriodsProps extends StatementsCardProps {
  since: string | undefined;
  /** What the sheets that were printed last do not say yet. */
  last: Period | undefined;
}

function Statements({ person, bank, since, last }: PeriodsProps) {
  const { t } = useTranslation('desk-work');
  const quarter = notBefore(since, lastQuarter(today()));
  const year = notBefore(since, thisYear(today()));
  const [begin] = useState({ ...(last ?? quarter ?? year ?? thisYear(today())), ...NOBODY_ELSE });
  const { sheets, print } = usePaper<PrintedStatements>();
  const make = useActionForm({
    begin,
    check: (values) => problemsFor(periodSchema, values),
    send: (values) => read(person?.id, values),
    changes: ['listStatementRuns'],
    refused: t('statements.failed'),
    onSent: (made) => {
      const count = made.statements.length;
      if (!person) showToast('success', t('statements.printed', { count }));
      if (count > 0) print(made);
    },
  });
  const { form } = make;
  const title = person ? t('statements.ofOne', { name: person.name }) : t('statements.allPeople');
  return (
    <Card title={title}>
      <Form {...make} label={title}>
        <Acts>
          {last && (
            <Button kind="secondary" small onClick={() => form.set(last)}>
              {t('statements.sinceLast')}
            </Button>
          )}
          {quarter && (
            <Button kind="secondary" small onClick={() => form.set(quarter)}>
              {t('statements.quarter')}
            </Button>
          )}
          {year && (
            <Button kind="secondary" small onClick={() => form.set(year)}>
              {t('statements.year')}
            </Button>
          )}
        </Acts>
        <FieldRow>
          <DateField {...bind(form, 'from')} label={t('statements.from')} />
          <DateField {...bind(form, 'to')} label={t('statements.to')} />
        </FieldRow>
        {bank && bank.phone === '' && (
          <Notice
            tone="info"
            action={
              <ButtonLink small kind="secondary" to={`${paths.bankProfile}?edit=bank`}>
                {t('statements.addPhone')}
              </ButtonLink>
            }
          >
            {t('statements.noPhone', { email: bank.email })}
          </Notice>
        )}
        {person ? (
          <SubmitButton whileClosed>{t('statements.printOne')}</SubmitButton>
        ) : (
          <Whose form={form} />
        )}
      </Form>
      {sheets && <StatementsPaper {...sheets} bank={bank} />}
    </Card>
  );
}

/** Whose sheets are printed besides; the button says how many there are, and how many stay out. */
function Whose({ form }: { form: FormState<StatementsForm & typeof NOBODY_ELSE> }) {
  const { t } = useTranslation('desk-work');
  const { from, to, withEmail, withStill } = form.values;
  const { data } = useQuery(statementCountsQuery({ from, to }));
  if (!data) return <SubmitButton whileClosed>{t('statements.print')}</SubmitButton>;
  const moved = data.withoutEmail.moved + (withEmail ? data.withEmail.moved : 0);
  const still = data.withoutEmail.still + (withEmail ? data.withEmail.still : 0);
  const reached = data.withEmail.moved + data.withEmail.still;
  const count = moved + (withStill ? still : 0);
  const out = withStill || still === 0 ? '' : ` (${t('statements.stayOut', { count: still })})`;
  return (
    <>
      {still > 0 && (
        <CheckboxField
          {...bind(form, 'withStill')}
          label={t('statements.withStill', { count: still })}
        />
      )}
      {reached > 0 && (
        <CheckboxField
          {...bind(form, 'withEmail')}
          label={t('statements.withEmail', { count: reached })}
        />
      )}
      <SubmitButton whileClosed disabled={count === 0}>
        {t('statements.printMany', { count })}
        {out}
      </SubmitButton>
    </>
  );
}

const NOBODY_ELSE = { withEmail: false, withStill: false };

/** From the day after the last sheets to today; undefined where none were printed, or today. */
function sinceRun(run: StatementRun | undefined): Period | undefined {
  const to = run && parseDay(run.to);
  if (!to) return undefined;
  const period = { from: dayAfter(isoDay(to), 1), to: today() };
  return period.from <= period.to ? period : undefined;
}

/** A period from the first day there is; undefined for one that was over before. */
function notBefore(since: string | undefined, { from, to }: Period): Period | undefined {
  if (since === undefined || from >= since) return { from, to };
  return to < since ? undefined : { from: since, to };
}

async function read(id: number | undefined, body: StatementsForm): Promise<PrintedStatements> {
  const { from, to } = body;
  if (id !== undefined) {
    const query = { from, to };
    return { from, to, statements: [await call('readStatement', { params: { id }, query })] };
  }
  const { run, statements } = await call('makeStatements', { body });
  return { from: run?.from ?? from, to, statements };
}

/** When everybody’s statements were printed last, and by whom. */
export function StatementRuns() {
  const { t } = useTranslation('desk-work');
  const runs = useQuery(readPage('listStatementRuns', { query: { limit: RUNS_SHOWN } }));
  return (
    <Card title={t('statements.runs')}>
      {runs.isError && <LoadTrouble query={runs} />}
      {runs.isPending && <TextSkeleton lines={2} />}
      {runs.data?.total === 0 && <Soft>{t('statements.noRun')}</Soft>}
      <Lines>
        {runs.data?.items.map((run) => (
          <li key={run.id}>
            <Run run={run} />
          </li>
        ))}
      </Lines>
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
      <Soft>
        {t('statements.runBy', { moment: sentenceMoment(run.madeAt, language), name: run.by })}
      </Soft>
    </>
  );
}
