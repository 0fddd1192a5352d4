/** For how long the portal keeps things, for the story that compares docs/privacy.md with the code. */
export { DAYS_KEPT, MONTHS_KEPT, WEEKS_KEPT } from '#server/modules/running/backups/rules.ts';
export { KEPT_DAYS } from '#server/modules/running/housekeeping/periods.ts';
