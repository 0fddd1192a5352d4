/** From help to its exchange: the form of a new exchange, filled in the right direction. */
import { useTranslation } from 'react-i18next';
import type { Notice, StartExchange } from '#contract/board/notices.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { startExchangePath } from './notice-paths.ts';

interface RecordLinkProps {
  notice: Notice;
  /** The accepted answer. */
  answerId: number;
  start: StartExchange;
}

/** Agreeing on a day while it is not closed; or who gives records the exchange, and who receives may record it too. */
export function RecordLink({ notice: { id, state }, answerId, start }: RecordLinkProps) {
  const { iGive, partnerId } = start;
  const { t } = useTranslation('notices');
  const to = startExchangePath({ noticeId: id, partnerId, side: iGive ? 'given' : 'received' });
  return (
    <Acts gap="tight">
      {state !== 'closed' && (
        <ButtonLink to={`${paths.newPlan}?notice=${id}&answer=${answerId}`}>{t('plan')}</ButtonLink>
      )}
      <ButtonLink kind="secondary" to={to}>
        {t(iGive ? 'record.given' : 'record.received')}
      </ButtonLink>
    </Acts>
  );
}
