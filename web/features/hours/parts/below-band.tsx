/** At the desk, before it confirms: the debtor would go below the band, and why that is right. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { read } from '#web/api/read.ts';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';

interface BelowBandProps {
  exchange: Exchange;
  reason: string;
  onReason: (reason: string) => void;
}

/** Nothing while the debtor stays within the band, or is no member of this bank. */
export function BelowBand({ exchange, reason, onReason }: BelowBandProps) {
  const { t } = useTranslation('limits');
  const params = { id: exchange.userToId };
  const isService = exchange.fundSide !== 'to' && exchange.kind === 'service';
  const { data } = useQuery(
    read('readMemberBand', { params }, { retry: false, enabled: isService }),
  );
  const { data: debtor } = useQuery(read('readUser', { params }, { enabled: data !== undefined }));
  if (!data || !debtor) return null;
  const after = debtor.total - exchange.quantityOfHours;
  if (after >= data.band.low) return null;
  const values = { after: hoursText(after), low: hoursText(data.band.low) };
  return (
    <>
      <p>{t('desk.below', { name: exchange.userToDisplayName, ...values })}</p>
      <TextareaField
        name="reason"
        label={t('desk.reason')}
        value={reason}
        onChange={onReason}
        maxLength={REASON_MAX}
        rows={2}
        optional
      />
    </>
  );
}
