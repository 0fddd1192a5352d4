/** What needs doing at the bank's desk today, first of all: what, how many, and the way there. */
import { Trans, useTranslation } from 'react-i18next';
import type { BankFigures } from '#contract/banks.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { InboxDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './bank.module.css';

const TASKS = [
  { name: 'awaiting', figure: 'awaiting', to: paths.bankMembersAwaiting },
  { name: 'pending', figure: 'exchangesToConfirm', to: `${paths.bankPendingExchanges}?from=` },
  { name: 'links', figure: 'linksToApprove', to: paths.bankNetwork },
  { name: 'unverified', figure: 'unverified', to: paths.bankMembersUnverified },
] as const;

const b = <strong />;

/** What waits for somebody else: no task, only to be known. */
function WithOthers({ figures }: { figures: BankFigures }) {
  const { t } = useTranslation('bank-desk');
  const count = figures.pendingExchanges - figures.exchangesToConfirm;
  if (count === 0) return null;
  return <p className={css.others}>{t('today.withOthers', { count })}</p>;
}

/** A list of tasks; a quiet sentence when there is none. */
export function TodayCard({ figures }: { figures: BankFigures | undefined }) {
  const { t } = useTranslation('bank-desk');
  const tasks = TASKS.map(({ figure, ...task }) => ({ ...task, count: figures?.[figure] ?? 0 }));
  const open = tasks.filter(({ count }) => count > 0);
  return (
    <Card title={t('today.title')}>
      {!figures && <TextSkeleton lines={3} />}
      {figures && open.length === 0 && (
        <EmptyState drawing={<InboxDrawing />} title={t('today.nothing')}>
          {t('today.nothingText')}
        </EmptyState>
      )}
      {open.length > 0 && (
        <ul className={css.tasks}>
          {open.map(({ name, count, to }) => (
            <li key={name} className={css.task}>
              <p>
                <Trans t={t} i18nKey={`today.${name}`} count={count} components={{ b }} />
              </p>
              <ButtonLink to={to} kind="secondary" small>
                {t(`today.${name}Act`)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {figures && <WithOthers figures={figures} />}
    </Card>
  );
}
