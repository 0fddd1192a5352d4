/** The pages of an errand beside each other: a notice, its appointment and its hours say one course. */
import { expect } from 'vitest';
import type { Course } from '#contract/board/course.ts';
import type { Caller } from '../caller.ts';
import type { Errands } from './errands.ts';

/** Reads the latest notice and the latest appointment, and every page that their courses name. @throws unless all agree */
export async function assertPagesAgree(reader: Caller, errands: Errands): Promise<void> {
  const [request, appointment] = [errands.requests.at(-1), errands.appointments.at(-1)];
  if (request) await follow(reader, (await reader.get(`/users/notices/${request.id}`)).json.course);
  if (!appointment) return;
  await follow(reader, (await reader.get(`/users/arrangements/${appointment.id}`)).json.course);
}

async function follow(reader: Caller, course: Course | null): Promise<void> {
  const { planned, done } = course ?? {};
  if (planned?.id) {
    const { json } = await reader.get(`/users/arrangements/${planned.id}`);
    expect(json.course).toEqual(course);
  }
  if (done) {
    const { json } = await reader.get(`/users/transactions/${done.id}`);
    expect(json.course).toEqual(course);
  }
}
