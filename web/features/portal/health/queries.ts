/** How the portal is, asked again each minute while somebody looks. */
import { read } from '#web/api/read.ts';

const LOOK_AGAIN_MS = 60_000;

export const portalHealthQuery = read('readPortalHealth', {}, { refetchInterval: LOOK_AGAIN_MS });
