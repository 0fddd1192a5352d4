/** One errand of Anna and Marco: she looks for help, he answers, she says yes, they agree on a day. */
import type { NewNotice } from '#contract/board/notices.ts';
import { bankForm } from './exchanges.ts';
import { noticeForm } from './notices.ts';
import type { TestPortal } from './portal.ts';
import { TODAY, type Who } from './world.ts';

/** How far it goes. */
interface Errand {
  notice: number;
  answer: number;
  /** 0 where they have agreed on no day. */
  appointment: number;
}

interface Otherwise {
  form?: Partial<NewNotice>;
  helper?: Who;
  /** Without a day; else today at half past ten. */
  day?: string | null;
}

/** @returns the ids of its steps */
export async function beginErrand(
  portal: TestPortal,
  { form = {}, helper = 'marco', day = TODAY }: Otherwise = {},
): Promise<Errand> {
  const [anna, marco] = [await portal.signIn('anna'), await portal.signIn(helper)];
  const notice = (await anna.post('/users/notices', noticeForm(portal, form))).json.id;
  await marco.post(`/users/notices/${notice}/answers`, {});
  const answer = (await anna.get(`/users/notices/${notice}`)).json.answers[0]?.id ?? 0;
  await anna.post(`/users/answers/${answer}/accept`, null);
  if (day === null) return { notice, answer, appointment: 0 };
  const plan = { day, time: '10:30', minutes: 90, place: '' };
  const { activity } = portal.world;
  const proposal = { with: { answer }, activity, title: 'Una mensola', ...plan };
  const appointment = (await anna.post('/users/arrangements', proposal)).json.id;
  await marco.post(`/users/arrangements/${appointment}/agree`, { sequence: 0 });
  return { notice, answer, appointment };
}

interface Origin {
  appointment?: number | null;
  notice?: number;
}

/** What a form of hours of today says, or of another day. */
export const hoursOn = ({ world }: TestPortal, dateOfTransaction: string) => ({
  ...{ activity: world.activity, dateOfTransaction },
  ...{ quantityOfHours: 1.5, note: 'Smartphone' },
});

export const EVERY_WAY = ['own', 'received', 'desk'] as const;

/** A form records hours of Marco for Anna: his own, hers, or that of the desk. */
export async function recordBy(
  portal: TestPortal,
  way: (typeof EVERY_WAY)[number],
  origin: Origin,
  day = TODAY,
) {
  const { person, bank } = portal.world;
  const form = { ...hoursOn(portal, day), ...origin };
  if (way === 'own') {
    const to = { userTo: person.anna, bankTo: bank.bergamo };
    return (await portal.signIn('marco')).post('/users/transactions', { ...form, ...to });
  }
  if (way === 'received') {
    const from = { userFrom: person.marco, bankFrom: bank.bergamo };
    return (await portal.signIn('anna')).post('/users/transactions/received', { ...form, ...from });
  }
  const atDesk = { ...bankForm(portal), ...form };
  return (await portal.signIn('giulia')).post('/admin/transactions', atDesk);
}

/** The day and the time on the portal's wall. */
export function wallNow({ deps }: TestPortal): { day: string; time: string } {
  const shown = deps.clock.now().toLocaleString('sv-SE', { timeZone: 'Europe/Rome' });
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
