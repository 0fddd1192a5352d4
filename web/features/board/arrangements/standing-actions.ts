/** What the reader does with a standing appointment: agree, say no, resume, end. */
import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/board/standings.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';

const inputFor = ({ id }: Standing) => ({ params: { id } });

/** Each tells the reader how it went. */
export function useStandingActions() {
  const { t } = useTranslation(['planning', 'appointments']);
  const rest = {
    failed: () => t('appointments:failed'),
    settled: { 'already-decided': () => t('appointments:meanwhile') },
    awaitsQueries: true,
  };
  const agree = useAction({
    ...rest,
    send: (standing: Standing) => call('agreeStanding', inputFor(standing)),
    said: ({ partnerFirstName: who }) => t('appointments:agreed', { who }),
  });
  const drop = useAction({
    ...rest,
    send: (standing: Standing) => call('dropStanding', inputFor(standing)),
    done: ({ partnerFirstName: who }) => t('appointments:dropped', { who }),
  });
  const resume = useAction({
    ...rest,
    send: (standing: Standing) => call('resumeStanding', inputFor(standing)),
    said: ({ partnerFirstName: who }) => t('standing.resumed', { who }),
  });
  const end = useAction({
    ...rest,
    send: (standing: Standing) => call('endStanding', inputFor(standing)),
    done: ({ partnerFirstName: who }) => t('standing.ended', { who }),
  });
  return { agree, drop, resume, end };
}
