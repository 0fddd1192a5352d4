/** Letters about a person’s own account. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/accounts.ts';

export default {
  'verify-email': {
    subject: 'Confirm your e-mail address',
    lead: 'Thank you for registering with {{portal}}. To finish, please confirm that this e-mail address is yours.',
    rest: 'The link works until {{until}}.',
    button: 'Confirm my address',
    closing:
      'Was it not you who registered? You need not do anything: without a confirmation the address is not used.',
  },
  'reset-password': {
    subject: 'Choose a new password',
    lead: 'Somebody has asked for a new password for your account with {{portal}}. If it was you, you can choose it now.',
    rest: 'The link works once, until {{until}}.',
    button: 'Choose the new password',
    closing: 'Was it not you? You need not do anything: your password stays as it is.',
  },
  invitation: {
    subject: 'Your time bank invites you to the portal',
    lead: 'Your time bank has opened the door of {{portal}} for you: choose a password, and from home you see your balance, record the hours you gave and confirm those you received.',
    rest: 'Your exchanges, your balance and the number of your card stay as they are.',
    end: 'The link works once, until {{until}}.',
    button: 'Choose your password',
    closing: 'You are not in a time bank? Somebody mistyped an address: you need not do anything.',
    closing_member:
      'You are not in this time bank? Somebody mistyped an address: do not open the link, and tell {{bank}}',
  },
  'password-changed': {
    subject: 'Your password has changed',
    lead: 'The password of your account with {{portal}} has been changed. On your other devices you will have to sign in again.',
    rest: 'Programs and calendars that you had connected have to be connected again, and the buttons in mails that you already have no longer work.',
    end: 'If you changed it, all is well. If not, choose another password right away.',
    button: 'Choose another password',
  },
  'signed-in-elsewhere': {
    subject: 'Somebody signed in from a new device',
    lead: 'Somebody has signed in to {{portal}} with your e-mail and your password, from a device or a browser that you had never used.',
    rest: 'Was it you? Then all is well, and you need not do anything.',
    end: 'Was it not you? End the sessions that you do not know, and choose another password right away.',
    button: 'See where you are signed in',
    other: 'Choose another password',
    device: '{{browser}} on {{system}}',
    unknownDevice: 'We do not know',
    details: {
      device: 'Device',
      at: 'When',
    },
  },
  'sign-in-guard-changed': {
    subject_on: 'The second step at sign-in is on',
    subject_off: 'The second step at sign-in is off',
    'subject_codes-renewed': 'You have new recovery codes',
    'subject_code-used': 'A recovery code was used',
    'subject_removed-by-desk': 'The desk has turned your second step off',
    'subject_removed-at-machine': 'The people who run the portal have turned your second step off',
    'subject_passkey-added': 'You have a new passkey',
    'subject_passkey-removed': 'A passkey was removed',
    'subject_token-made': 'You have made an access token for a program',
    lead_on:
      'From now on, signing in to {{portal}} takes your password and a code of your app. Keep the recovery codes: you need them if you lose your telephone.',
    lead_off:
      'Your password is enough again to sign in to {{portal}}: no code of your app is needed any more.',
    'lead_codes-renewed':
      'Ten new recovery codes were made for your account with {{portal}}. Those of before count no more.',
    'lead_code-used':
      'One of your recovery codes was used with your account with {{portal}}. That code counts no more.',
    'lead_removed-by-desk':
      'The desk of your bank has turned off the second step of your account with {{portal}}, because you told them that you no longer have your telephone. Your password is enough now: turn it on again in your profile when you can.',
    'lead_removed-at-machine':
      'The people who run {{portal}} have turned off the second step of your account, because you told them that you no longer have your telephone. Your password is enough now: turn it on again in your profile when you can.',
    'lead_passkey-added':
      'From now on your account with {{portal}} also opens from a device that recognises a fingerprint, a face or a PIN, without typing the password.',
    'lead_passkey-removed':
      'The passkey that was removed no longer opens {{portal}}. Your password works as before.',
    'lead_token-made':
      'From now on a program may use {{portal}} in your name, for what you have chosen and until the day you have chosen. You can revoke it at any time in your profile.',
    rest: 'If it was you, all is well. If not, choose another password right away and see where you are signed in.',
    button: 'See your sign-in',
    other: 'Choose another password',
  },
  'erasure-asked': {
    subject: 'You asked us to erase your data',
    lead: 'From {{due}} we erase from {{portal}} your name, how to reach you, your picture, the words you wrote and everything you sign in with. After that there is no way back.',
    rest: 'Your exchanges stay in the books with hours, day and activity, because they are about others too: a number stands in the place of your name.',
    end: 'Have you changed your mind, or was it not you? Until then one click is enough. If it was not you, choose another password as well.',
    button: 'Keep my data',
    other: 'Choose another password',
  },
  'email-changed': {
    subject: 'Your e-mail address has changed',
    lead: 'The address of your account with {{portal}} has been changed: from now on you sign in with the new one, and we shall not write to this one again.',
    rest_undoable:
      'Is the new address wrong, or was it not you? Go back, and this one is good again. You can do so until {{until}}.',
    button: 'Sign in with the new address',
    button_undoable: 'Go back to this address',
    closing: 'Is something not right? Write to the people who run the portal.',
    closing_member: 'Is something not right? Write to your bank right away: {{bank}}',
  },
  'email-new': {
    subject: 'From now on you sign in with this address',
    lead: 'This is the new e-mail address of an account with {{portal}}: it is the one to sign in with from now on. The password stays the same.',
    button: 'Sign in',
    closing:
      'You do not know {{portal}}? Then somebody typed your address by mistake, and you need not do anything.',
  },
  'email-restored': {
    subject: 'The change of e-mail address was undone',
    lead: 'With the link sent to the old address, the change of e-mail of an account with {{portal}} was undone: the old address is the one to sign in with again, and we shall not write to this one any more.',
    button: 'Sign in with the old address',
    closing: 'Was the new address right? Write to the people who run the portal.',
    closing_member: 'Was the new address right? Write to your bank: {{bank}}',
  },
} satisfies Translated<typeof it>;
