/** The people who ask to join the bank: their list, and what may be decided about each. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { QueryOf } from '#contract/endpoints.ts';
import type { Applicant } from '#contract/people/joining.ts';
import { personName } from '#contract/person-name.ts';
import { call } from '#web/api/call.ts';
import { POLLED } from '#web/api/query-client.ts';
import { read, readPage } from '#web/api/read.ts';
import { useDecisionErrors } from '#web/api/refusal.tsx';
import { hasRoom } from '#web/api/session.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { useDecision } from '#web/ui/decision/use-decision.ts';

/** One page of the applicants. */
export function applicantsQuery(query: QueryOf<'listAwaiting'>) {
  return readPage('listAwaiting', { query }, POLLED);
}

/** Those who have waited longest: as many as fit on the desk's first page. */
export const longestWaitingQuery = applicantsQuery({ sort: 'requestedAt', limit: 3 });

/** The key of an applicant among what is decided on a page. */
export const keyOf = ({ id }: Pick<Applicant, 'id'>) => `person ${id}`;

const undoable = { body: { undoable: true } };

/** Each decision can be taken back; it resolves once the reader has been told how it went. */
export function useApplicantDecisions() {
  const { t } = useTranslation('joining');
  const accept = useAction({
    send: (id: number) => call('acceptMember', { params: { id }, ...undoable }),
  });
  const deny = useAction({
    send: (id: number) => call('denyMember', { params: { id }, ...undoable }),
  });
  const takeBack = useAction({
    send: (id: number) => call('takeBackMember', { params: { id } }),
    awaitsQueries: true,
  });
  const decide = useDecision(useDecisionErrors(), t('decidedElsewhere'));
  return {
    accept: (applicant: Applicant) =>
      decide({
        key: keyOf(applicant),
        words: t('decided.accepted', { name: personName(applicant) }),
        done: t('accepted', { name: personName(applicant) }),
        failed: t('acceptFailed'),
        send: () => accept.send(applicant.id),
        takeBack: () => takeBack.send(applicant.id),
      }),
    deny: (applicant: Applicant) =>
      decide({
        key: keyOf(applicant),
        words: t('decided.denied', { name: personName(applicant) }),
        done: t('denied', { name: personName(applicant) }),
        failed: t('denyFailed'),
        send: () => deny.send(applicant.id),
        takeBack: () => takeBack.send(applicant.id),
      }),
  };
}

/** Whether minutes of the board take in who asks, and no tap of the desk (specification §46). */
export function useBoardFirst(): boolean {
  const enabled = hasRoom(useSignedIn(), 'association');
  const { data } = useQuery(read('listBankRules', {}, { enabled }));
  return data?.find(({ name }) => name === 'admission-first')?.value === true;
}

/** A sentence for each of these who has left the list; who only moved to another page has not. */
export function useGone(missing: readonly Applicant[]): ReadonlyMap<Applicant, string> {
  const { t } = useTranslation('joining');
  const found = useQueries({
    queries: missing.map(({ email }) => applicantsQuery({ q: email, limit: 1 })),
  });
  const words = missing.flatMap((applicant, index): [Applicant, string][] => {
    const now = found[index]?.isPlaceholderData ? undefined : found[index]?.data;
    if (!now || now.items.some(({ id }) => id === applicant.id)) return [];
    return [[applicant, t('decided.gone', { name: personName(applicant) })]];
  });
  return new Map(words);
}
