/**
 * The calls of a portal that has a replica: lists and figures are read there where it has what the caller
 * wrote, everything else is answered from the primary.
 */
import { type EndpointRow, isChange } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Deps } from './deps.ts';
import { noteWriting } from './modules/people/accounts/sessions.ts';
import type { SignedIn } from './modules/people/accounts/signed-in.ts';
import { Refusal } from './platform/http/refusal.ts';
import type { Replica } from './platform/replica.ts';
import type { Handlers } from './routing.ts';

/** Calls that count or add up; lists say it themselves (`paged`). */
const FIGURES: ReadonlySet<EndpointName> = new Set([
  'countNotices',
  'readAttention',
  'listHelpers',
  'readBankFigures',
  'readBankStatistics',
  'readConsentFigures',
  'readFirstSteps',
  'readHome',
  'readMonths',
  'readOwnYear',
  'searchDesk',
  'summariseBankExchanges',
  'summarisePending',
]);

/** Lists of what the portal does in the background, which their reader has not written. */
const TELL_OF_WORK: ReadonlySet<EndpointName> = new Set([
  'listBulletinPeople',
  'listBulletins',
  'listExchangeBatches',
  'listFailedJobs',
  'listImportRows',
  'listImports',
  'listStatementRuns',
  'listWebhookDeliveries',
  'readImport',
]);

type Treatment = 'read there' | 'noted' | 'as it is';

/** How a call is treated where there is a replica. */
export function treatmentOf(name: EndpointName): Treatment {
  const row: EndpointRow = endpoints[name];
  // Who sees that work is done looks next at what it has done.
  if (isChange(row) || TELL_OF_WORK.has(name)) return 'noted';
  // What a stranger has written is known nowhere.
  if (row.access === 'public') return 'as it is';
  return row.paged || FIGURES.has(name) ? 'read there' : 'as it is';
}

/** A handler without the types of its endpoint. */
type LooseHandler = (call: { actor: SignedIn | undefined }) => Promise<unknown>;

/**
 * The handlers of all calls, with a replica.
 * @param handlersOn makes them for a database
 */
export function withReplica(
  deps: Deps,
  replica: Replica,
  handlersOn: (deps: Deps) => Handlers,
): Handlers {
  const here = handlersOn(deps);
  const there = handlersOn({ ...deps, database: replica.database });
  const treated = (Object.keys(endpoints) as EndpointName[]).map((name) => {
    const onPrimary = here[name] as LooseHandler;
    const onReplica = there[name] as LooseHandler;
    const handlers: Record<Treatment, LooseHandler> = {
      'read there': (call) => read(call, replica, { onPrimary, onReplica }),
      noted: (call) => noted(call, deps, onPrimary),
      'as it is': onPrimary,
    };
    return [name, handlers[treatmentOf(name)]];
  });
  return Object.fromEntries(treated);
}

/** An access token has no session to note anything in, and reads from the primary. */
async function read(
  call: Parameters<LooseHandler>[0],
  replica: Replica,
  { onPrimary, onReplica }: Record<'onPrimary' | 'onReplica', LooseHandler>,
): Promise<unknown> {
  const position = call.actor?.wroteUpTo;
  if (position === undefined || !replica.has(position)) return onPrimary(call);
  try {
    return await onReplica(call);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    replica.distrust();
    return onPrimary(call);
  }
}

/** Notes it also of a call that failed: part of its work may have been done. */
async function noted(
  call: Parameters<LooseHandler>[0],
  deps: Deps,
  handle: LooseHandler,
): Promise<unknown> {
  try {
    return await handle(call);
  } finally {
    if (call.actor) await noteWriting(deps, call.actor);
  }
}
