/** Access tokens on one's own page. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/access-tokens.ts';

export default {
  title: 'Access for programs',
  fold: 'For people who program',
  lead: 'If a program or a script works with your exchanges, give it a token instead of your password. You decide what it may do and until when. If you do not know what this is, you do not need it.',
  scopes: {
    read: 'Read my exchanges, the board, appointments and the names of my bank',
    'exchanges-write': 'Record, confirm, refuse and cancel my exchanges',
    'desk-read': 'Read the lists and figures of the desk, with the contacts of members',
  },
  line: {
    made: 'Made {{day}}, expires {{end}}.',
    unused: 'Not used yet.',
    used: 'Last used {{day}}.',
  },
  make: {
    act: 'Make a token',
    title: 'Make a token',
    name: 'Name of the token',
    nameHint: 'To recognise it, for example “Summary of the month”',
    scopes: 'What it may do',
    days: 'For how long',
    dayCount: '{{days}} days',
    year: 'A year',
    submit: 'Make',
    done: 'Token made',
  },
  made: {
    title: 'Your new token',
    lead: 'Copy it now and put it into the program: we do not show it again. Anyone who has this text can do what you have chosen, so send it to nobody.',
    copy: 'Copy',
    copied: 'Token copied',
    notCopied: 'The browser did not copy it: select the text and copy it yourself.',
    close: 'I have copied it',
  },
  revoke: {
    act: 'Revoke',
    of: 'Revoke: {{name}}',
    title: 'Revoke the token',
    lead: 'The program that uses “{{name}}” gets in no more, from now on.',
    submit: 'Revoke',
    done: 'Token revoked: {{name}}',
    failed: 'The token was not revoked',
    keep: 'Keep it',
  },
} as const satisfies Translated<typeof it>;
