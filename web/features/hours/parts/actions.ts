/** Deciding on exchanges, as their member or at the bank's desk (specification §8, word for word in Italian). */
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { InputOf } from '#contract/endpoints.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { call } from '#web/api/call.ts';
import { isOffline } from '#web/api/connection.ts';
import { useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { waitsAfter } from '#web/api/waiting-store.ts';
import { paths } from '#web/paths.ts';
import { useDecision, useKeeping } from '#web/ui/decision/use-decision.ts';
import { newKey } from '#web/ui/form/draft.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { noteOwnChange } from './own-changes.ts';

/** Who looks at an exchange: one of its two members, or an administrator of the bank. */
export type Perspective = 'own' | 'bank';

export interface Undoing {
  exchange: Exchange;
  /** Why; empty for no reason given. */
  reason: string;
}

interface Confirming {
  exchange: Exchange;
  /** Why the desk confirms past the limit of the bank. */
  reason?: string;
  /** How the word of the person who received reached the desk that confirms for them. */
  basis?: ExchangeBasis | undefined;
}

/** What the page of an exchange is opened with by who wants to thank at once. */
export const TO_THANK = 'thanks';

/** The key of an exchange among what is decided on a page. */
export const keyOf = ({ id }: Pick<Exchange, 'id'>) => `exchange ${id}`;

/** Says yes (law L4) or no (law L5) to a pending one, in a way that can be taken back. */
type Asked =
  | { call: 'approveExchange'; input: InputOf<'approveExchange'> }
  | { call: 'rejectExchange'; input: InputOf<'rejectExchange'> };

const confirming = ({ exchange: { id }, ...how }: Confirming): Asked => ({
  call: 'approveExchange',
  input: { params: { id }, body: { ...how, undoable: true } },
});

const cancelling = ({ exchange: { id }, reason }: Undoing): Asked => ({
  call: 'rejectExchange',
  input: { params: { id }, body: { reason, undoable: true } },
});

/** @throws ApiError */
async function sendAsked({ asked, key }: { asked: Asked; key: string }) {
  const options = { idempotencyKey: key };
  return noteOwnChange(
    asked.call === 'approveExchange'
      ? await call('approveExchange', asked.input, options)
      : await call('rejectExchange', asked.input, options),
  );
}

/** Takes the reader's own decision back (law L3). @throws ApiError */
export const takeBackExchange = async (id: number) =>
  noteOwnChange(await call('takeBackExchange', { params: { id } }));

/** The same for one row of a list: done when the lists have it again. */
export function useTakeBack() {
  return useAction({ send: takeBackExchange, awaitsQueries: true });
}

/** Each resolves once the reader has been told how it went. @returns whether it went well. */
export function useExchangeActions(perspective: Perspective) {
  const { t } = useTranslation('exchanges');
  const which = useWhich();
  const sending = useAction({ send: sendAsked });
  const takeBack = useTakeBack();
  const errors = useDecisionErrors();
  const decide = useDecision(errors, t('decidedElsewhere'));
  const keep = useKeeping(errors);
  const isOwn = perspective === 'own';
  const { userId, delegateId } = useSignedIn();
  const navigate = useNavigate();
  // Who received may thank who gave, in the panel of the exchange (specification §47).
  const thanking = ({ id, userToId, kind, fundSide }: Exchange) =>
    isOwn && userToId === userId && !delegateId && kind === 'service' && !fundSide
      ? {
          label: t('thank'),
          act: async () => navigate(`${paths.myExchanges}?exchange=${id}`, { state: TO_THANK }),
        }
      : undefined;
  // What a member decides waits for a connection; a desk looks again.
  const decideOn = (
    exchange: Exchange,
    asked: Asked,
    said: Pick<Parameters<typeof decide>[0], 'words' | 'done' | 'failed' | 'also'>,
  ) => {
    const [key, wasCut] = [newKey(), isOffline()];
    const { words } = said;
    const name =
      exchange.userFromId === userId ? exchange.userToDisplayName : exchange.userFromDisplayName;
    const place = keyOf(exchange);
    return decide({
      ...said,
      key: place,
      send: () => sending.send({ asked, key }),
      waits: (error: unknown) =>
        isOwn && waitsAfter(error, { ...asked, key, name, words, place }, wasCut),
      takeBack: () => takeBack.send(exchange.id),
    });
  };
  return {
    confirm: (exchange: Exchange, how: Omit<Confirming, 'exchange'> = {}) =>
      decideOn(exchange, confirming({ exchange, ...how }), {
        words: t('decided.confirmed', { which: which(exchange) }),
        done: t('confirmed'),
        failed: t('confirmFailed'),
        also: thanking(exchange),
      }),
    cancel: (exchange: Exchange, reason: string) =>
      decideOn(exchange, cancelling({ exchange, reason }), {
        words: t('decided.cancelled', { which: which(exchange) }),
        done: t('cancelled'),
        failed: t('cancelFailed'),
      }),
    /** Recorded by the person who received, which confirmed it: it can be taken back like a decision. */
    keepReceived: (exchange: Exchange) =>
      keep({
        key: keyOf(exchange),
        words: t('decided.confirmed', { which: which(exchange) }),
        also: thanking(exchange),
        takeBack: () => takeBack.send(exchange.id),
      }),
  };
}

/** Says which exchange: with whom, or between whom when the reader is neither. */
export function useWhich(): (exchange: Exchange) => string {
  const { t } = useTranslation('exchanges');
  const { userId } = useSignedIn();
  return ({ userFromId, userToId, userFromDisplayName, userToDisplayName, quantityOfHours }) => {
    const hours = hoursText(Math.abs(quantityOfHours));
    if (userFromId === userId) return t('decided.withOne', { hours, name: userToDisplayName });
    if (userToId === userId) return t('decided.withOne', { hours, name: userFromDisplayName });
    return t('decided.between', {
      hours,
      creditor: userFromDisplayName,
      debtor: userToDisplayName,
    });
  };
}
