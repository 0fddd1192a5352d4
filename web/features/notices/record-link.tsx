/** From help to its exchange: the form of a new exchange, filled in the right direction. */
import { useTranslation } from 'react-i18next';
import type { Notice, StartExchange } from '#contract/notices.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { startExchangePath } from './notice-paths.ts';

interface RecordLinkProps {
  notice: Notice;
  start: StartExchange;
}

/** Who gives records the exchange; who receives may record it too. */
export function RecordLink({ notice: { id }, start: { iGive, partnerId } }: RecordLinkProps) {
  const { t } = useTranslation('notices');
  const to = startExchangePath({ noticeId: id, partnerId, side: iGive ? 'given' : 'received' });
  return (
    <div>
      <ButtonLink kind={iGive ? 'primary' : 'secondary'} to={to}>
        {t(iGive ? 'record.given' : 'record.received')}
      </ButtonLink>
    </div>
  );
}
