/** Banks that ask to become friends: confirm in one tap, turning down asks back. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Association } from '#contract/network.ts';
import { Arrivals } from '#web/ui/decision/arrivals.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { fromRequester, keyOf, type OtherEnd, useLinkActions } from './link-actions.ts';
import { LinkLines } from './link-lines.tsx';
import { toApproveQuery } from './queries.ts';

/** Nothing while nobody asks. */
export function ToApproveCard() {
  const { t } = useTranslation('network');
  const { data } = useQuery(toApproveQuery);
  const page = data && { items: data, total: data.length };
  const list = useStillList(page, { listKey: 'to approve', keyOf, useGone });
  const [toReject, setToReject] = useState<OtherEnd>();
  const { approve, reject } = useLinkActions();
  if (!list.rows || list.rows.length === 0) return null;
  return (
    <Card
      title={t('toApprove.title')}
      aside={<Arrivals list={list} words={(count) => t('toApprove.newcomers', { count })} />}
    >
      <LinkLines
        links={list.rows}
        endOf={fromRequester}
        sentence="toApprove.sentence"
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
  const which = <span className="only-for-ears"> {t('toApprove.ofBank', { bank: end.bank })}</span>;
  return (
    <>
      <DecisionButton small busy={isBusy} onClick={run}>
        {t('toApprove.approve')}
        {which}
      </DecisionButton>
      <DecisionButton small kind="secondary" onClick={() => onReject(end)}>
        {t('toApprove.reject')}
        {which}
      </DecisionButton>
    </>
  );
}
