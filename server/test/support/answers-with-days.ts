/** Answers that carry days, as stories need them. */
import type { Plan } from '#contract/board/arrangements.ts';
import type { Caller } from './caller.ts';
import { noticeForm } from './notices.ts';
import type { TestPortal } from './portal.ts';
import type { Who } from './world.ts';

export const THURSDAY = { day: '2026-11-26', time: '10:00', minutes: 60, place: 'Da te' };
export const FRIDAY = { day: '2026-11-27', time: '15:00', minutes: 90, place: '' };
export const DAYS = [THURSDAY, FRIDAY];

/** Anna looks for help, or offers it, and Marco answers with two days. */
export async function answeredBy(
  portal: TestPortal,
  otherwise: Parameters<typeof noticeForm>[1] = {},
  days: readonly Plan[] = DAYS,
  helper: Who = 'marco',
) {
  const [anna, marco] = [await portal.signIn('anna'), await portal.signIn(helper)];
  const { id: notice } = (await anna.post('/users/notices', noticeForm(portal, otherwise))).json;
  const path = `/users/notices/${notice}/answers` as const;
  const given = await marco.post(path, { text: 'Posso io', days: [...days] });
  const id = given.json.myAnswer?.id ?? 0;
  return { anna, marco, notice, path, given, accept: `/users/answers/${id}/accept` as const, id };
}

export const plansOf = async (who: Caller) => (await who.get('/users/arrangements')).json;
