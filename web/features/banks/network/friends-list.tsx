/** The friend banks, with the hours that went each way; ended only after a question (specification §2). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FriendLimit, Friendship } from '#contract/banks/network.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';
import { type ServerList, useListPage, useServerList } from '#web/ui/table/use-server-list.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { fromRequester, fromRequired, type OtherEnd, useLinkActions } from './link-actions.ts';
import css from './network.module.css';
import { limitTexts, positionText } from './position-text.ts';
import { friendsQuery, limitsQuery } from './queries.ts';

/** Three words of every language, in rem. */
const ACTS_WIDTH = 15;

/** The friends of the page in the address; the oldest first. */
export function useFriends(): ServerList<Friendship> {
  const page = useListPage(['operationDate'], 'operationDate');
  return useServerList(page, friendsQuery(page.query));
}

/** One line a friend: since when, the hours that went each way, the exchanges behind them. */
export function FriendsList({ list }: { list: ServerList<Friendship> }) {
  const { t } = useTranslation('network');
  const { userBankId } = useSignedIn();
  const [toRemove, setToRemove] = useState<OtherEnd>();
  const [agreeing, setAgreeing] = useState<OtherEnd>();
  const { data: limits } = useQuery(limitsQuery);
  const limitOf = ({ id }: { id: number }) => limits?.find((limit) => limit.id === id);
  const { remove } = useLinkActions();
  const endOf = (link: Friendship) =>
    link.bankRequester.bankId === userBankId ? fromRequired(link) : fromRequester(link);
  const most = Math.max(...(list.rows ?? []).flatMap(bothWays), 1);
  const columns: Column<Friendship>[] = [
    {
      key: 'bank',
      header: t('friends.columns.bank'),
      cell: (link) => <b>{endOf(link).bank}</b>,
      onPhone: 'title',
      width: 13,
    },
    {
      key: 'operationDate',
      header: t('friends.columns.since'),
      cell: ({ operationDate }) => tableDay(operationDate, currentLanguage()),
      sortable: true,
      width: 7.5,
    },
    {
      key: 'hours',
      header: t('friends.columns.hours'),
      cell: (link) => <Flows link={link} most={most} />,
      onPhone: 'plain',
      width: 16,
    },
    actsColumn<Friendship>(
      t('friends.columns.acts'),
      (link) => (
        <RowActs isQuiet>
          <ButtonLink small kind="secondary" to={exchangesWith(endOf(link))}>
            {t('friends.exchanges')}
            <span className="visually-hidden">
              {' '}
              {t('friends.withBank', { bank: endOf(link).bank })}
            </span>
          </ButtonLink>
          <DecisionButton small kind="secondary" onClick={() => setAgreeing(endOf(link))}>
            {t('limit.act')}
            <span className="visually-hidden">
              {' '}
              {t('limit.ofBank', { bank: endOf(link).bank })}
            </span>
          </DecisionButton>
          <DecisionButton small kind="danger" onClick={() => setToRemove(endOf(link))}>
            {t('friends.remove')}
            <span className="visually-hidden"> {endOf(link).bank}</span>
          </DecisionButton>
        </RowActs>
      ),
      ACTS_WIDTH,
    ),
  ];
  return (
    <>
      <ListTable
        list={list}
        caption={t('friends.caption')}
        columns={columns}
        rowKey={({ id }) => id}
        detail={(link) => <Position link={link} limit={limitOf(link)} />}
        empty={
          <EmptyState drawing={<PeopleDrawing />} title={t('friends.empty')}>
            {t('friends.emptyText')}
          </EmptyState>
        }
      />
      {agreeing && (
        <LimitDialog
          end={agreeing}
          limit={limitOf(agreeing)}
          onClose={() => setAgreeing(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={toRemove !== undefined}
        onClose={() => setToRemove(undefined)}
        onConfirm={() => toRemove && remove.run(toRemove)}
        title={t('friends.removeTitle', { bank: toRemove?.bank ?? '' })}
        confirmLabel={t('friends.removeAct')}
        cancelLabel={t('keep')}
      >
        {t('friends.removeText')}
      </ConfirmDialog>
    </>
  );
}

const bothWays = ({ hoursGiven, hoursReceived }: Friendship) => [hoursGiven, hoursReceived];

/** All exchanges with that bank. */
function exchangesWith({ bankId }: OtherEnd): string {
  return `${paths.bankExchanges}?${new URLSearchParams({ bank: String(bankId), from: '' })}`;
}

interface FlowsProps {
  link: Friendship;
  /** The most hours that went one way with any friend. */
  most: number;
}

/** The hours that went each way, as figures and as bars of one scale. */
function Flows({ link, most }: FlowsProps) {
  const { t } = useTranslation('network');
  const flow = (name: string, hours: number) => (
    <div className={css.flow}>
      <dt>{name}</dt>
      <dd>
        <Hours text={hoursText(hours)} />
        <span className={css.bar} style={{ inlineSize: `${(100 * hours) / most}%` }} />
      </dd>
    </div>
  );
  return (
    <dl className={css.flows}>
      {flow(t('friends.given'), link.hoursGiven)}
      {flow(t('friends.received'), link.hoursReceived)}
    </dl>
  );
}

interface PositionProps {
  link: Friendship;
  limit: FriendLimit | undefined;
}

/** Which of the two banks owes the other time, and what they agreed on. */
function Position({ link, limit }: PositionProps) {
  const { t } = useTranslation('network');
  return [positionText(t, link), ...limitTexts(t, limit)].map((text) => (
    <p key={text}>
      <Marked text={text} />
    </p>
  ));
}
