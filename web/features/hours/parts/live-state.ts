/** Whether live updates arrive now: then lists need to be asked for rarely. */

const POLL_INTERVAL_MS = 20_000;
/** In case the stream is open and silent. */
const POLL_INTERVAL_LIVE_MS = 120_000;

let isLive = false;

/** Set by `useLiveUpdates` when the stream opens or is cut. */
export function setLive(now: boolean): void {
  isLive = now;
}

/** How often a list that others change is asked again. */
export function pollIntervalMs(): number {
  return isLive ? POLL_INTERVAL_LIVE_MS : POLL_INTERVAL_MS;
}
