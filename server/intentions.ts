/** What an Idempotency-Key stands for: who calls what, and with which words. */
import type { EndpointName } from '#contract/endpoints.ts';
import type { AdmittedCall } from './call.ts';
import { receivedBy } from './modules/hours/exchanges/recording.ts';
import type { SignedIn } from './modules/people/accounts/signed-in.ts';
import type { Intention } from './modules/running/guards/idempotency.ts';

/**
 * What the key of a call was kept for by version 1.5.8. A call that is repeated after an upgrade, because
 * its answer was lost in it, gets that answer, and nothing is done twice. Each line can go
 * once no portal upgrades from 1.5.8 within the 31 days that keys live.
 */
const BEFORE: { [Name in EndpointName]?: (call: AdmittedCall<Name>) => unknown } = {
  registerMember: ({ body }) => ['register-member', body],
  createExchange: ({ actor, body }) => actingAs(actor, ['own', body]),
  createMultipleExchanges: ({ body }) => ['multiple', body],
  createBankExchange: ({ body }) => ['bank', body],
  createReceivedExchange: ({ actor, body }) => {
    const { form, parties } = receivedBy(actor, body);
    return actingAs(actor, ['received', form, parties]);
  },
  giveHours: ({ body }) => ['gift', body],
  giveFromFund: ({ body: { toPerson, hours, note } }) => ['fund-gift', toPerson, hours, note],
  giveOfficeHours: ({ body }) => ['office-hours', body],
  recordGroupLesson: ({ body }) => ['group-lesson', body],
  startThread: ({ body }) => ['start', body.toPerson, body.noticeId ?? null, body.text],
  sendMessage: ({ params, body }) => ['send', params.id, body.text],
  bookShare: ({ body }) => ['share', body],
};

/** The person, the key, and all of the request that its effect rests on. */
export function intentionOf(name: EndpointName, call: AdmittedCall<EndpointName>): Intention {
  const { actor, idempotencyKey: key, params, body, word } = call;
  if (!actor) throw new Error(`${name} keeps keys, so it needs to know who calls`);
  const before = BEFORE[name] as ((call: unknown) => unknown) | undefined;
  return {
    personId: actor.personId,
    key,
    request: actingAs(actor, [name, params, body, word]),
    requestBefore: before?.(call),
  };
}

/** A key of the person is not one of somebody who acts for them. */
function actingAs({ delegateId, deskId }: SignedIn, request: unknown[]): unknown[] {
  const byId = delegateId ?? deskId;
  return byId === undefined ? request : [...request, byId];
}
