/** Mails that could not be delivered and other jobs given up, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/failed-work.ts';

export default {
  back: 'How the portal is',
  title: 'Mails and jobs that failed',
  lead: {
    mails:
      'The portal tried several times to send these e-mails and then stopped. They stay here for thirty days. If the mail server works now, you can send them again: nobody gets the same e-mail twice.',
    others:
      'Jobs that the portal does by itself and that failed. They stay here for thirty days. Once the cause is gone, you can start them again.',
  },
  which: 'What failed',
  works: {
    mails: 'E-mails',
    others: 'Other jobs',
  },
  columns: {
    about: 'What it is about',
    job: 'Job',
    recipient: 'To whom',
    failedAt: 'Last try',
    tries: 'Tries',
    answer: 'What was answered',
    acts: 'Actions',
  },
  orders: {
    ascending: 'The oldest first',
    descending: 'The latest first',
  },
  noRecipient: 'Not known',
  noAnswer: 'No answer',
  empty: {
    mails: 'No e-mail to send again',
    others: 'No job to start again',
  },
  emptyText: 'What the portal has stopped trying appears here.',
  retry: {
    act: 'Try again',
    done: {
      mails: 'The e-mail is sent again now. If it fails once more, you find it here.',
      others: 'The job starts again now. If it fails once more, you find it here.',
    },
    failed: 'We could not start it again',
    settled: 'It has started already: somebody was faster',
  },
  all: {
    act: 'Try all again',
    ask: 'Try all e-mails again?',
    text: 'All e-mails of this list are sent again, those of the other pages too. An e-mail that says something no longer true is not sent.',
    done_one: '{{count}} e-mail is sent again now',
    done_other: '{{count}} e-mails are sent again now',
  },
  about: {
    account: 'Account at the portal',
    address: 'Confirming an address',
    membership: 'Membership of a bank',
    trust: 'Person of trust',
    exchange: 'Exchange',
    bankDesk: 'Work of a bank’s administrators',
    application: 'Application for a new bank',
    portalDesk: 'Work of the portal’s administrators',
    notice: 'Notice on the board',
    appointment: 'Appointment',
    ask: 'Request for help',
    digest: 'News of the board',
    thanks: 'Thanks for an exchange',
    message: 'Unread messages',
    bulletin: 'Announcement of the bank',
    reminder: 'Reminder of an exchange',
    seals: 'Seals of the days',
  },
  jobs: {
    makeExchanges: 'Recording a multiple exchange',
    undoExchanges: 'Undoing a multiple exchange',
    invitations: 'Sending the invitations of a bank',
    welcomeHours: 'Giving welcome hours',
    checkImport: 'Checking data to import',
    runImport: 'Importing the data of a bank',
    undoImport: 'Undoing an import',
    askIfDone: 'Asking whether an appointment took place',
    remind: 'Reminding of exchanges that wait',
    tellMessages: 'Telling about unread messages',
    digest: 'Preparing the news of the board',
    askAgain: 'Asking whether a notice still holds',
    push: 'Sending a notification',
    sealing: 'Sealing the days',
    backup: 'Making the nightly backup',
    backupLetter: 'Telling about a failed backup',
    booksCheck: 'Checking the books at night',
    booksLetter: 'Telling about a fault in the books',
    cleaning: 'Cleaning up at night',
    unknown: 'Another job ({{kind}})',
  },
} as const satisfies Translated<typeof it>;
