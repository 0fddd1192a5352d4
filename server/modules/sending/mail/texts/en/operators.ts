/** Letters about the portal itself, to the addresses that its operator named. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/operators.ts';

const everyDay = {
  button: 'Open the portal',
  why: 'You get it because you are an administrator of the portal.',
} as const;

export default {
  'backup-failed': {
    subject: 'Today’s backup failed ({{portal}})',
    lead: 'The portal could not save today’s copy in {{folder}}. It tries again every hour; the portal’s data are in their place.',
    ...everyDay,
    closing: 'As long as this lasts you get at most one e-mail a day.',
    details: {
      reason: 'Reason',
    },
  },
  'backup-unsent': {
    subject: 'Today’s backup was not sent away ({{portal}})',
    lead: 'The copy of today is safe in {{folder}}, but the program that takes it to another machine did not succeed. The portal tries again every hour; until then something that breaks this machine may take the copy of today along.',
    ...everyDay,
    closing: 'As long as this lasts you get at most one e-mail a day.',
    details: {
      reason: 'Reason',
    },
  },
  'backup-full': {
    subject: 'Room for backups is running out ({{portal}})',
    lead: 'Today’s copy is safe in {{folder}}, but the disk has little room for the next ones. Make room, or move the copies to a larger disk.',
    ...everyDay,
    closing: 'As long as this lasts you get at most one e-mail a day.',
    details: {
      free: 'Free',
      lastBackup: 'Last copy',
    },
  },
  'disk-low': {
    subject: 'The portal’s disk is filling up ({{portal}})',
    lead: 'The disk of {{folder}}, where the portal keeps its data, has little room left. Everything still works; once it is full, people can only read. Make room, or move to a larger disk.',
    ...everyDay,
    closing: 'As long as this lasts you get at most one e-mail a day.',
    details: {
      free: 'Free',
      low: 'Needed at least',
    },
  },
  books: {
    subject: 'The check of the books found a fault ({{portal}})',
    lead_one: 'Tonight’s check found a fault in the books of the portal.',
    lead_other: 'Tonight’s check found {{count}} faults in the books of the portal.',
    rest: 'The portal goes on working and corrects nothing by itself. The person who runs it sees all of them with “npm run books:check”; keep the backups until the cause is clear.',
    ...everyDay,
    closing: 'As long as this lasts you get at most one e-mail a day.',
    fault: 'Fault {{nth}}',
  },
  /** Days stand in it as `yyyy-MM-dd`, so that `books:check` can read it. */
  seals: {
    subject: 'Seals of the books of {{portal}} up to {{day}}',
    lead: 'These are the seals of the books of hours, day by day. Each has everything that was recorded until that night.',
    button: 'What a seal is',
    closing:
      'Keep this e-mail: if one day somebody needs to prove that the books were not changed, comparing it with the portal will do.',
    why: 'You get it because the person who runs the portal asked to send you the seals of its books.',
  },
} satisfies Translated<typeof it>;
