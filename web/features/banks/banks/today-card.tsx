/**
 * What waits at the bank's desk in three groups: what is up to the reader, decided right here; what
 * waits for others; and what is good to know.
 */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BankFigures } from '#contract/banks/banks.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { InboxDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Card, CardGrid } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './bank.module.css';

const TASKS = [
  { name: 'awaiting', figure: 'awaiting', to: paths.bankMembersAwaiting },
  { name: 'pending', figure: 'exchangesToConfirm', to: `${paths.bankPendingExchanges}?from=` },
  { name: 'links', figure: 'linksToApprove', to: paths.bankNetwork },
  { name: 'notices', figure: 'noticesToCheck', to: `${paths.bankBoard}?view=check` },
  { name: 'tell', figure: 'answersToTell', to: `${paths.bankBoard}?view=tell` },
  { name: 'reports', figure: 'reportsToRead', to: paths.bankMessageReports },
] as const;
type Task = (typeof TASKS)[number]['name'];

interface YourTurnProps {
  figures: BankFigures;
  /** The first matters of each kind, with their buttons. */
  matters: Partial<Record<Task, ReactNode>>;
}

/** The tasks of the reader; a kind stays until the page is left, for its decisions can be taken back. */
export function YourTurn({ figures, matters }: YourTurnProps) {
  const { t } = useTranslation('bank-desk');
  const [shown, setShown] = useState<readonly Task[]>([]);
  const open = TASKS.filter(({ name, figure }) => shown.includes(name) || figures[figure] > 0);
  if (open.length > shown.length) setShown(open.map(({ name }) => name));
  return (
    <Card title={t('today.title')}>
      {open.length === 0 && (
        <EmptyState drawing={<InboxDrawing />} title={t('today.nothing')}>
          {t('today.nothingText')}
        </EmptyState>
      )}
      {open.map(({ name, figure, to }) => (
        <section key={name} className={css.task}>
          <div className={css.taskHead}>
            <p>
              <Marked text={t(`today.${name}`, { count: figures[figure] })} />
            </p>
            <Link to={to}>{t(`today.${name}Act`)}</Link>
          </div>
          {matters[name]}
        </section>
      ))}
    </Card>
  );
}

interface OthersProps {
  figures: BankFigures;
  /** Multiple exchanges in progress, if any. */
  children: ReactNode;
}

/** What waits for others, and the bank in figures. */
export function Others({ figures, children }: OthersProps) {
  const { t } = useTranslation('bank-desk');
  const withOthers = figures.pendingExchanges - figures.exchangesToConfirm;
  const { unverified } = figures;
  return (
    <CardGrid min="20rem">
      <Card title={t('today.others')}>
        {withOthers + unverified === 0 && <Soft>{t('today.nobodyElse')}</Soft>}
        {withOthers > 0 && (
          <div className={css.taskHead}>
            <p>{t('today.withOthers', { count: withOthers })}</p>
            <Link to={`${paths.bankPendingExchanges}?from=`}>{t('today.withOthersAct')}</Link>
          </div>
        )}
        {unverified > 0 && (
          <div className={css.taskHead}>
            <p>
              <Marked text={t('today.unverified', { count: unverified })} />
            </p>
            <Link to={paths.bankMembersUnverified}>{t('today.unverifiedAct')}</Link>
          </div>
        )}
      </Card>
      <Card title={t('today.toKnow')}>
        <p>
          <Marked
            text={t('lead', {
              count: figures.members,
              members: figures.members,
              hours: hoursText(figures.hoursThisYear),
            })}
          />
        </p>
        {children}
        <div className={css.drawing}>
          <InboxDrawing />
        </div>
      </Card>
    </CardGrid>
  );
}
