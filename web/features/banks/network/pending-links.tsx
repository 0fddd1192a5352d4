/** The pending links of the bank: those that other banks ask of it, and those that it has asked for. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankName } from '#contract/banks/banks.ts';
import type { Association } from '#contract/banks/network.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Arrivals } from '#web/ui/decision/arrivals.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { Matters } from '#web/ui/decision/matters.tsx';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import {
  fromRequester,
  fromRequired,
  keyOf,
  type OtherEnd,
  useLinkActions,
} from './link-actions.ts';
import { askedQuery, toApproveQuery } from './queries.ts';

interface ToApproveCardProps {
  /** Leaves the card to the page around it. */
  isBare?: boolean;
  /** Below a request: who is asking. */
  about?: (bank: BankName) => ReactNode;
}

/** Nothing while nobody asks. */
export function ToApproveCard({ isBare, about }: ToApproveCardProps) {
  const { t } = useTranslation('network');
  const { data } = useQuery(toApproveQuery);
  const page = data && { items: data, total: data.length };
  const list = useStillList(page, { listKey: 'to approve', keyOf, useGone });
  const [toReject, setToReject] = useState<OtherEnd>();
  const { approve, reject } = useLinkActions();
  if (!list.rows || list.rows.length === 0) return null;
  const lines = (
    <>
      <LinkLines
        links={list.rows}
        endOf={fromRequester}
        sentence="toApprove.sentence"
        below={({ bankRequester }) => about?.(bankRequester)}
        acts={(end) => <Answer end={end} onApprove={approve} onReject={setToReject} />}
        lineFor={list.lineFor}
      />
      <ConfirmDialog
        isOpen={toReject !== undefined}
        onClose={() => setToReject(undefined)}
        onConfirm={() => toReject && reject(toReject)}
        title={t('toApprove.rejectTitle', { bank: toReject?.bank ?? '' })}
        confirmLabel={t('toApprove.rejectAct')}
        cancelLabel={t('keep')}
      >
        {t('toApprove.rejectText')}
      </ConfirmDialog>
    </>
  );
  if (isBare) return lines;
  return (
    <Card
      title={t('toApprove.title')}
      aside={<Arrivals list={list} words={(count) => t('toApprove.newcomers', { count })} />}
    >
      {lines}
    </Card>
  );
}

/** The list has no pages: what is missing from it has been decided. */
function useGone(missing: readonly Association[]): ReadonlyMap<Association, string> {
  const { t } = useTranslation('network');
  return new Map(
    missing.map((link) => [link, t('toApprove.decided.gone', { bank: link.bankRequester.name })]),
  );
}

interface AnswerProps {
  end: OtherEnd;
  onApprove: (end: OtherEnd) => Promise<unknown>;
  onReject: (end: OtherEnd) => void;
}

function Answer({ end, onApprove, onReject }: AnswerProps) {
  const { t } = useTranslation('network');
  const { isBusy, run } = useSingleFlight(() => onApprove(end));
  const which = (
    <span className="visually-hidden"> {t('toApprove.ofBank', { bank: end.bank })}</span>
  );
  return (
    <>
      <DecisionButton small kind="secondary" busy={isBusy} onClick={run}>
        {t('toApprove.approve')}
        {which}
      </DecisionButton>
      <DecisionButton small kind="quiet" onClick={() => onReject(end)}>
        {t('toApprove.reject')}
        {which}
      </DecisionButton>
    </>
  );
}

interface LinkLinesProps {
  links: readonly Association[];
  /** The other end of each link. */
  endOf: (link: Association) => OtherEnd;
  /** The key of the sentence. */
  sentence: 'toApprove.sentence' | 'asked.sentence';
  acts: (end: OtherEnd) => ReactNode;
  /** Below the sentence. */
  below?: (link: Association) => ReactNode;
  /** Covers a decided link. */
  lineFor?: (link: Association) => ReactNode;
}

/** One line a link. */
function LinkLines({ links, endOf, sentence, acts, below, lineFor }: LinkLinesProps) {
  const { t } = useTranslation('network');
  return (
    <Matters
      rows={links}
      keyOf={({ id }) => id}
      lineFor={lineFor}
      words={(link) => {
        const day = onDay(link.operationDate, currentLanguage());
        const { bank } = endOf(link);
        return (
          <>
            <p>
              <Marked text={t(sentence, { bank, day })} />
            </p>
            {below?.(link)}
          </>
        );
      }}
      acts={(link) => acts(endOf(link))}
    />
  );
}

/** My requests (specification §2, network). */
export function AskedCard() {
  const { t } = useTranslation('network');
  const list = useQuery(askedQuery);
  const [toWithdraw, setToWithdraw] = useState<OtherEnd>();
  const { withdraw } = useLinkActions();
  return (
    <Card title={t('asked.title')}>
      {list.isPending && <TextSkeleton lines={2} />}
      {list.isError && <LoadTrouble query={list} />}
      {list.data?.length === 0 && <Soft>{t('asked.empty')}</Soft>}
      <LinkLines
        links={list.data ?? []}
        endOf={fromRequired}
        sentence="asked.sentence"
        acts={(end) => (
          <DecisionButton small kind="secondary" onClick={() => setToWithdraw(end)}>
            {t('asked.withdraw')}
            <span className="visually-hidden"> {t('asked.ofBank', { bank: end.bank })}</span>
          </DecisionButton>
        )}
      />
      <ConfirmDialog
        isOpen={toWithdraw !== undefined}
        onClose={() => setToWithdraw(undefined)}
        onConfirm={() => toWithdraw && withdraw.run(toWithdraw)}
        title={t('asked.withdrawTitle', { bank: toWithdraw?.bank ?? '' })}
        confirmLabel={t('asked.withdrawAct')}
        cancelLabel={t('keep')}
      >
        {t('asked.withdrawText')}
      </ConfirmDialog>
    </Card>
  );
}
