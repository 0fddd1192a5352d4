/**
 * What waits at the bank's desk: what is up to the reader, the first matters decided right here and the
 * rest in one line that opens; and what is good to know.
 */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BankFigures } from '#contract/banks/banks.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { Count } from '#web/ui/frame/header.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './today-card.module.css';

/** How many people, and how many exchanges, are decided on without unfolding anything. */
export const MATTERS_IN_SIGHT = 2;

const TASKS = [
  { name: 'awaiting', figure: 'awaiting', to: paths.bankMembersAwaiting },
  { name: 'pending', figure: 'exchangesToConfirm', to: `${paths.bankPendingExchanges}?from=` },
  { name: 'links', figure: 'linksToApprove', to: paths.bankNetwork },
  { name: 'unmet', figure: 'requestsUnmet', to: paths.bankBoard },
  { name: 'notices', figure: 'noticesToCheck', to: `${paths.bankBoard}?view=check` },
  { name: 'tell', figure: 'answersToTell', to: `${paths.bankBoard}?view=tell` },
  { name: 'reports', figure: 'reportsToRead', to: paths.bankMessageReports },
] as const;
type Task = (typeof TASKS)[number]['name'];

/** Their first matters stand above the line that unfolds. */
const FIRST: readonly Task[] = ['awaiting', 'pending'];

interface YourTurnProps {
  figures: BankFigures;
  /** The first matters of a kind, with their buttons. */
  matters: Partial<Record<Task, ReactNode>>;
  /** The first steps say what is to be done. */
  hasFirstSteps?: boolean;
  /** Below all of it: whom to call. */
  children?: ReactNode;
}

/** How much is up to the reader. */
export function countOfMatters(figures: BankFigures): number {
  return TASKS.reduce((sum, { figure }) => sum + figures[figure], 0);
}

/** The tasks of the reader; a kind stays until the page is left, for its decisions can be taken back. */
export function YourTurn({ figures, matters, hasFirstSteps, children }: YourTurnProps) {
  const { t } = useTranslation('bank-desk');
  const [shown, setShown] = useState<readonly Task[]>([]);
  const open = TASKS.filter(({ name, figure }) => shown.includes(name) || figures[figure] > 0);
  if (open.length > shown.length) setShown(open.map(({ name }) => name));
  const rest = open.filter(
    ({ name, figure }) => !FIRST.includes(name) || figures[figure] > MATTERS_IN_SIGHT,
  );
  return (
    <Card
      className={css.card}
      title={t('today.title')}
      aside={<Count of={countOfMatters(figures)} />}
    >
      {open.length === 0 &&
        (hasFirstSteps ? (
          <Soft>{t('today.nothingYet')}</Soft>
        ) : (
          <p>
            <strong>{t('today.nothing')}</strong> <Soft as="span">{t('today.nothingText')}</Soft>
          </p>
        ))}
      {matters.awaiting}
      {matters.pending}
      {rest.length > 0 && (
        <Rest
          figures={figures}
          tasks={rest}
          matters={matters}
          isAlone={!open.some(({ name }) => FIRST.includes(name))}
        />
      )}
      {children}
    </Card>
  );
}

interface RestProps extends Pick<YourTurnProps, 'figures' | 'matters'> {
  tasks: readonly (typeof TASKS)[number][];
  /** Nothing stands above it. */
  isAlone: boolean;
}

/** "Tutto: 9 scambi da confermare · una banca chiede amicizia", and each kind with its way below. */
function Rest({ figures, tasks, matters, isAlone }: RestProps) {
  const { t } = useTranslation('bank-desk');
  // What is unfolded stays so when something arrives above it.
  const [isOpen] = useState(isAlone);
  const waiting = tasks.filter(({ figure }) => figures[figure] > 0);
  const what = waiting.map(({ name, figure }) =>
    t(`today.rest.${name}`, { count: figures[figure] }),
  );
  return (
    <Fold className={css.rest} open={isOpen} title={t('today.all', { what: what.join(' · ') })}>
      {tasks.map(({ name, figure, to }) => (
        <section key={name} className={css.task}>
          <div className={css.taskHead}>
            <p>
              <Marked text={t(`today.${name}`, { count: figures[figure] })} />
            </p>
            <Link to={to}>{t(`today.${name}Act`)}</Link>
          </div>
          {!FIRST.includes(name) && matters[name]}
        </section>
      ))}
    </Fold>
  );
}

interface ToKnowProps {
  figures: BankFigures;
  /** Multiple exchanges in progress, if any. */
  children: ReactNode;
}

/** What is to be talked about with friend banks. */
const FRIENDS = ['limitsProposed', 'limitsBeyond'] as const;

/** The bank in figures, and what waits for others. */
export function ToKnow({ figures, children }: ToKnowProps) {
  const { t } = useTranslation('bank-desk');
  const withOthers = figures.pendingExchanges - figures.exchangesToConfirm;
  const { unverified, failingAddresses } = figures;
  return (
    <Card className={css.card} title={t('today.toKnow')}>
      <p>
        <Marked
          text={t('lead', {
            count: figures.members,
            members: figures.members,
            hours: hoursText(figures.hoursThisYear),
          })}
        />
      </p>
      {figures.administrators === 1 && <p>{t('today.alone')}</p>}
      {withOthers > 0 && <p>{t('today.withOthers', { count: withOthers })}</p>}
      {failingAddresses > 0 && (
        <p>
          <Marked
            text={t('today.failing', { count: failingAddresses })}
            marks={{ b: <strong />, see: <Link to={`${paths.bankMembers}?login=failing`} /> }}
          />
        </p>
      )}
      {FRIENDS.map(
        (figure) =>
          figures[figure] > 0 && (
            <p key={figure}>
              <Marked
                text={t(`today.${figure}`, { count: figures[figure] })}
                marks={{ b: <strong />, see: <Link to={paths.bankNetwork} /> }}
              />
            </p>
          ),
      )}
      {unverified > 0 && (
        <p>
          <Marked text={t('today.unverified', { count: unverified })} />
        </p>
      )}
      {children}
    </Card>
  );
}
