/** On the first page of the desk: a policy that ends within thirty days, and none follows it (specification §49). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { POLICY_ENDING_DAYS } from '#contract/limits.ts';
import { dayAfter } from '#contract/time.ts';
import { read } from '#web/api/read.ts';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { sentenceDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';

/** Nothing where the room is closed; the page does not wait for it. */
export function PolicyLine() {
  const { t } = useTranslation('bank-desk');
  const enabled = hasRoom(useSignedIn(), 'association');
  const { data } = useQuery(read('listPolicies', {}, { enabled }));
  const [last] = data ?? [];
  if (!last || last.to < today() || last.to > dayAfter(today(), POLICY_ENDING_DAYS)) return null;
  return (
    <p>
      <Marked
        text={t('today.policyEnds', { day: sentenceDay(last.to, currentLanguage()) })}
        marks={{ b: <strong />, see: <Link to={paths.bankInsured} /> }}
      />
    </p>
  );
}
