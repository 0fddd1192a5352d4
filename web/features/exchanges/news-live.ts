/** Whether news come by themselves now: then lists need to be asked for rarely. */

const LOOK_AGAIN_MS = 20_000;
/** A net below the stream, should it be open and silent. */
const LOOK_AGAIN_WHILE_LIVE_MS = 120_000;

let isLive = false;

/** Told by whoever listens. */
export function setNewsLive(now: boolean): void {
  isLive = now;
}

/** How long a list that others change may stay unasked. */
export function lookAgainMs(): number {
  return isLive ? LOOK_AGAIN_WHILE_LIVE_MS : LOOK_AGAIN_MS;
}
