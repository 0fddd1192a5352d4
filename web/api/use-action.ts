/**
 * The one way to change something at the portal: what is sent, what the person is told, and which
 * queries are asked again, declared once for each action.
 */
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointRow } from '#contract/endpoint.ts';
import { pauseDecisions } from '#web/ui/decision/pause.ts';
import { sayAloud, showToast } from '#web/ui/notice/toasts.ts';
import { type ApiErrorCode, isRefusal } from './api-error.ts';
import { moduleOf } from './call.ts';
import { isOffline } from './connection.ts';
import { askAgain, endQueries } from './query-client.ts';
import type { ReadName } from './read.ts';
import { codeOf, useReason } from './refusal.tsx';

/** The text of a message, and what else helps. */
type Message = string | readonly [text: string, detail: string];

/** What an action changes: a module of the contract, or what some calls read. */
type Changed = EndpointRow['module'] | readonly ReadName[];

export interface Action<Input, Output> {
  send: (input: Input) => Promise<Output>;
  /** Shown when it went well, where the page itself does not show it. */
  done?: (input: Input, output: Output) => Message;
  /** Read out when it went well, where the page shows it. */
  said?: (input: Input, output: Output) => string;
  /** Shown with the reason when it failed; without it the caller reports failures. */
  failed?: (input: Input) => string;
  /**
   * Keeps it for a connection, where that is why it failed; then nothing is said, and it went well. `wasCut`
   * says that there was none before it was sent. @returns whether it waits now
   */
  waits?: (error: unknown, input: Input, wasCut: boolean) => boolean;
  /** Refusals that leave nothing to do (somebody was faster), and what is said then; the page itself where nothing is. */
  settled?: Partial<Record<ApiErrorCode, (input: Input) => Message | undefined>>;
  /** Which queries are asked again afterwards: those of a module, or these; all in sight without it. */
  changes?: Changed;
  /** The same after a refusal, where that is less. */
  changesOnRefusal?: Changed;
  /** Queries not to be asked again after a success: what they are about no longer exists. */
  ends?: (query: Query, input: Input) => boolean;
  /** It is done only when the queries have been answered. */
  awaitsQueries?: boolean;
}

interface RunningAction<Input, Output> {
  isBusy: boolean;
  /** @throws ApiError */
  send: (input: Input) => Promise<Output>;
  /** Resolves once the person has been told. @returns whether it went well */
  run: (input: Input) => Promise<boolean>;
}

/**
 * Queries are asked again after a refusal too, for then they were out of date; not when the portal
 * could not be reached. Needs the texts `errors`.
 */
export function useAction<Input, Output>(
  action: Action<Input, Output>,
): RunningAction<Input, Output> {
  const client = useQueryClient();
  const reasonOf = useReason();
  const { isPending, mutateAsync } = useMutation({
    mutationFn: action.send,
    onMutate: () => {
      // The second tap of a fast double tap comes before the page is drawn again.
      pauseDecisions();
      return isOffline();
    },
    onSuccess: (output, input) => {
      if (action.done) show('success', action.done(input, output));
      if (action.said) sayAloud(action.said(input, output));
    },
    onError: (error, input, wasCut = false) => {
      if (action.waits?.(error, input, wasCut)) {
        waiting.add(error);
        return;
      }
      const settled = action.settled?.[codeOf(error)];
      if (settled) show('info', settled(input));
      else if (action.failed) show('error', [action.failed(input), reasonOf(error)]);
    },
    onSettled: async (_, error, input) => {
      // What is below may move now: the second tap of a slow double tap must not decide on it.
      pauseDecisions();
      if (isRefusal(error, 'offline')) return;
      const { changes, changesOnRefusal = changes } = action;
      const changed = error === null ? changes : changesOnRefusal;
      const { ends } = action;
      if (ends && error === null) endQueries(client, (query) => ends(query, input));
      const asked = askAgain(client, (query) => isAmong(query, changed));
      if (!action.awaitsQueries) return;
      await asked;
      pauseDecisions();
    },
  });
  const run = (input: Input) =>
    mutateAsync(input).then(
      () => true,
      (error: object) => waiting.has(error),
    );
  return { isBusy: isPending, send: mutateAsync, run };
}

/** The failures of what waits for a connection now. */
const waiting = new WeakSet<object>();

/** Whether a query reads what was changed. */
function isAmong({ queryKey: [name] }: Query, changed: Changed | undefined): boolean {
  if (changed === undefined) return true;
  return typeof changed === 'string'
    ? moduleOf(name) === changed
    : changed.some((one) => one === name);
}

function show(tone: 'success' | 'info' | 'error', message: Message | undefined): void {
  if (message === undefined) return;
  if (typeof message === 'string') showToast(tone, message);
  else showToast(tone, ...message);
}
