/** Each part of the portal’s health as one plain sentence. */
import type { TFunction } from 'i18next';
import type { HealthPart, PortalHealth } from '#contract/portal/health.ts';
import { formatNumber, onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';

type Texts = TFunction<'health'>;
type Parts = PortalHealth['parts'];

const MEGABYTE = 1e6;
const GIGABYTE = 1e9;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

const SENTENCES: { [Part in HealthPart]: (t: Texts, part: Parts[Part]) => string } = {
  work: (t, { state, lateMinutes }) =>
    state === 'fine' ? t('work.fine') : t('work.broken', { time: timeWords(t, lateMinutes) }),
  mail: (t, { state, lateMinutes, failed }) => {
    if (state === 'broken') return t('mail.broken', { time: timeWords(t, lateMinutes) });
    return failed > 0 ? t('mail.watch', { count: failed }) : t('mail.fine');
  },
  jobs: (t, { failed }) => (failed > 0 ? t('jobs.watch', { count: failed }) : t('jobs.fine')),
  database: (t, { version, bytes }) => t('database.fine', { version, size: sizeWords(bytes) }),
  backup: (t, { state, isSetUp, day, bytes, isEncrypted }) => {
    if (!isSetUp) return t('backup.off');
    if (day === null) return t('backup.none');
    if (state === 'broken') return t('backup.broken', { day: dayWords(day) });
    const taken = t('backup.fine', { day: dayWords(day), size: sizeWords(bytes ?? 0) });
    return isEncrypted ? `${taken} ${t('backup.encrypted')}` : taken;
  },
  sending: (t, { state, day }) => {
    if (day === null) return t('sending.none');
    return t(state === 'broken' ? 'sending.broken' : 'sending.fine', { day: dayWords(day) });
  },
  books: (t, { state, day, faults }) => {
    if (day === null) return t('books.none');
    return t(`books.${state}`, { count: faults, day: dayWords(day) });
  },
  seals: (t, { state, day }) => {
    if (day === null) return t('seals.none');
    return state === 'fine'
      ? t('seals.fine', { day: dayWords(day) })
      : t('seals.watch', { day: dayWords(day) });
  },
  disk: (t, { state, free, total }) =>
    t(`disk.${state}`, { free: sizeWords(free), share: Math.floor((free / total) * 100) }),
};

/** What is to be said of one part. */
export function sentenceOf<Part extends HealthPart>(t: Texts, part: Part, parts: Parts): string {
  return SENTENCES[part](t, parts[part]);
}

/** "il 22 novembre". */
const dayWords = (day: string) => onDay(day, currentLanguage());

/** "1,2 GB" or "38 MB". */
function sizeWords(bytes: number): string {
  const language = currentLanguage();
  return bytes >= GIGABYTE
    ? `${formatNumber(bytes / GIGABYTE, language, 1)} GB`
    : `${formatNumber(Math.ceil(bytes / MEGABYTE), language)} MB`;
}

/** "61 minuti", "3 ore", "2 giorni": as exact as is of use. */
function timeWords(t: Texts, minutes: number): string {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (hours < 2) return t('time.minutes', { count: minutes });
  if (hours < 2 * DAY_HOURS) return t('time.hours', { count: hours });
  return t('time.days', { count: Math.floor(hours / DAY_HOURS) });
}
