/** At the desk, before it confirms: the debtor would go below the band, and why that is right. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { balanceQuery } from '../queries.ts';

/** The band of a member of the bank. */
function bandQuery(id: number) {
  return queryOptions({
    queryKey: ['exchanges', 'band', id],
    queryFn: ({ signal }) => call('readMemberBand', { params: { id } }, { signal }),
    retry: false,
  });
}

interface BelowBandProps {
  exchange: Exchange;
  reason: string;
  onReason: (reason: string) => void;
}

/** Nothing while the debtor stays within the band, or is no member of this bank. */
export function BelowBand({ exchange, reason, onReason }: BelowBandProps) {
  const { t } = useTranslation('limits');
  const { data } = useQuery({
    ...bandQuery(exchange.userToId),
    enabled: exchange.fundSide !== 'to' && exchange.kind === 'service',
  });
  const { data: balance } = useQuery({ ...balanceQuery(exchange.userToId), enabled: !!data });
  if (!data || balance === undefined) return null;
  const after = balance - exchange.quantityOfHours;
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
