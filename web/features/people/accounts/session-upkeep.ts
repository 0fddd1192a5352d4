/**
 * Keeps a session alive while it is used (specification §24): refreshes the token now and then, when
 * one comes back to the page, and says so when it has run out. Of several tabs one refreshes; the
 * others take over its token.
 */
import { call } from '#web/api/call.ts';
import {
  currentSession,
  lastSessionEnd,
  onSessionChange,
  onSessionDoubt,
  renewSession,
  type Session,
  sessionEnded,
  storedToken,
} from '#web/api/session.ts';
import { dropAllDrafts } from '#web/ui/form/draft.ts';

const REFRESH_MS = 10 * 60_000;
const COMING_BACK_MS = 60_000;
const LOOK_MS = 30_000;
/** Doubts that come together are one. */
const DOUBT_PAUSE_MS = 1_000;
/** The longest a browser's timer can wait. */
const TIMER_MAX_MS = 2 ** 31 - 1;

const PATIENCE_MS = 8_000;

let isKept = false;
let before: Session | undefined;
let refreshedAt = 0;
let usedAt = 0;
let isDoubted = false;
let isLooking = false;
let runsOut: ReturnType<typeof setTimeout> | undefined;

/** Takes a new token with today's facts. Quiet when the portal cannot be reached. */
export async function refreshSession(): Promise<void> {
  if (storedToken() === undefined) return;
  refreshedAt = Date.now();
  // Anyone who comes second finds the work done: the new token is in the storage they share.
  // Browsers lock nothing on plain http; then every tab asks for itself.
  if (!('locks' in navigator)) return renew();
  await navigator.locks.request('refresh-session', { ifAvailable: true }, (lock) =>
    lock ? renew() : undefined,
  );
}

async function renew(): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const token = await call('refresh', {}, { signal }).catch(() => undefined);
  if (token !== undefined) renewSession(token);
}

/** Begins the upkeep, for as long as the page lives; again does nothing. */
export function keepSession(): void {
  if (isKept) return;
  isKept = true;
  for (const use of ['pointerdown', 'keydown'] as const) {
    addEventListener(use, noteUse, { passive: true });
  }
  addEventListener('focus', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  onSessionChange(takeNote);
  onSessionDoubt(() => void lookAgain());
  setInterval(refreshInUse, LOOK_MS);
  takeNote();
}

function noteUse(): void {
  usedAt = Date.now();
}

function refreshInUse(): void {
  const isUsed = usedAt > refreshedAt && document.visibilityState === 'visible';
  if (isUsed && Date.now() - refreshedAt >= REFRESH_MS) void refreshSession();
}

function comeBack(): void {
  if (document.visibilityState !== 'visible') return;
  if (Date.now() - refreshedAt >= COMING_BACK_MS) void refreshSession();
}

/**
 * Something was forbidden, or a room has changed: the guards redirect a person who has lost a role or a
 * bank. What is doubted while it looks may be newer than the answer: then it looks once more.
 */
async function lookAgain(): Promise<void> {
  isDoubted = true;
  if (isLooking) return;
  isLooking = true;
  while (isDoubted) {
    isDoubted = false;
    const pause = new Promise((resolve) => setTimeout(resolve, DOUBT_PAUSE_MS));
    await Promise.all([refreshSession(), pause]);
  }
  isLooking = false;
}

/** A session began, changed or ended, here or in another tab. */
function takeNote(): void {
  clearTimeout(runsOut);
  const session = currentSession();
  const hasSignedOut = before !== undefined && !session && lastSessionEnd() !== 'elsewhere';
  if (hasSignedOut || (before && session && isElsewhere(before, session))) dropAllDrafts();
  before = session ?? (hasSignedOut ? undefined : before);
  if (!session) return;
  refreshedAt = Date.now();
  const leftMs = session.exp * 1000 - Date.now();
  runsOut = setTimeout(() => sessionEnded(session.token), Math.min(leftMs, TIMER_MAX_MS));
}

/** Drafts of one person are not another's, and those of one bank name its people. */
function isElsewhere(before: Session, now: Session): boolean {
  const hasLeft = before.userBankId !== null && before.userBankId !== now.userBankId;
  return before.userId !== now.userId || hasLeft;
}
