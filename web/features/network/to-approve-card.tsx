/** Banks that ask to become friends: confirm in one tap, turning down asks back. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { unlessSecondClick } from '#web/ui/second-click.ts';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { LinkLines } from './link-lines.tsx';
import { toApproveQuery } from './queries.ts';
import { fromRequester, type OtherEnd, useLinkActs } from './use-link-acts.ts';

/** Nothing while nobody asks. */
export function ToApproveCard() {
  const { t } = useTranslation('network');
  const { data: links = [] } = useQuery(toApproveQuery);
  const [asked, setAsked] = useState<OtherEnd>();
  const { approve, reject } = useLinkActs();
  if (links.length === 0) return null;
  return (
    <Card title={t('toApprove.title')}>
      <LinkLines
        links={links}
        endOf={fromRequester}
        sentence="toApprove.sentence"
        acts={(end) => <Answer end={end} onApprove={approve} onReject={setAsked} />}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && reject(asked)}
        title={t('toApprove.rejectTitle', { bank: asked?.bank ?? '' })}
        confirmLabel={t('toApprove.rejectAct')}
        cancelLabel={t('keep')}
      >
        {t('toApprove.rejectText')}
      </ConfirmDialog>
    </Card>
  );
}

interface AnswerProps {
  end: OtherEnd;
  onApprove: (end: OtherEnd) => Promise<void>;
  onReject: (end: OtherEnd) => void;
}

function Answer({ end, onApprove, onReject }: AnswerProps) {
  const { t } = useTranslation('network');
  const { isBusy, run } = useSingleFlight(() => onApprove(end));
  const which = <span className="only-for-ears"> {t('toApprove.ofBank', { bank: end.bank })}</span>;
  return (
    <>
      <Button small busy={isBusy} onClick={unlessSecondClick(() => void run())}>
        {t('toApprove.approve')}
        {which}
      </Button>
      <Button small kind="secondary" onClick={unlessSecondClick(() => onReject(end))}>
        {t('toApprove.reject')}
        {which}
      </Button>
    </>
  );
}
