/** The notices of the bank, as two places ask for them. */
import { read } from '#web/api/read.ts';

/** The latest versions of my bank's notice; a bank changes it a few times in its life. */
export const privacyNoticesQuery = read('listPrivacyNotices', { query: { limit: 50 } });
