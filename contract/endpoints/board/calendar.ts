/** Appointments for calendar programs: one as a file, and an address that a program follows. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { byId, language } from '../parameters.ts';

/** Whether a program may follow the reader's appointments; the address itself is never told again. */
export const calendarStateSchema = z.object({
  /** When the address was made; null where there is none. */
  since: z.string().nullable(),
});
export type CalendarState = z.infer<typeof calendarStateSchema>;

const calendarLinkSchema = z.object({ url: z.string(), since: z.string() });

export const calendarEndpoints = {
  readArrangementFile: endpoint({
    method: 'GET',
    path: '/users/arrangements/{id}/ics',
    access: 'member',
    forBodies: true,
    module: 'arrangements',
    summary:
      'One of my appointments for a calendar program: agreed, proposed, or called off; first name and place only.',
    params: byId,
    query: language,
    status: 200,
    reply: z.string(),
    replyType: 'calendar',
    refusals: ['not-found'],
  }),
  readCalendarLink: endpoint({
    method: 'GET',
    path: '/users/calendar',
    access: 'member',
    module: 'arrangements',
    summary: 'Whether a calendar program may follow my appointments.',
    status: 200,
    reply: calendarStateSchema,
  }),
  makeCalendarLink: endpoint({
    method: 'POST',
    path: '/users/calendar',
    access: 'member',
    whileSuspended: true,
    module: 'arrangements',
    summary:
      'Make the address at which a calendar program follows my appointments; ends the old one.',
    status: 201,
    reply: calendarLinkSchema,
  }),
  endCalendarLink: endpoint({
    method: 'DELETE',
    path: '/users/calendar',
    access: 'member',
    whileSuspended: true,
    module: 'arrangements',
    summary: 'End that address; without one nothing changes.',
    status: 204,
  }),
  readCalendar: endpoint({
    method: 'GET',
    path: '/users/calendar/{file}',
    access: 'public',
    module: 'arrangements',
    summary:
      'The appointments of who made this address, agreed or done; first names and places only.',
    params: z.object({ file: z.string() }),
    status: 200,
    reply: z.string(),
    replyType: 'calendar',
    limit: 'publicPages',
    refusals: ['not-found'],
  }),
};
