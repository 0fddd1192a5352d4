/** What went wrong, for every code of the contract's catalogues, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/errors.ts';

export default {
  codes: {
    'invalid-input': 'Some of the data is not right. Check the marked fields and try again.',
    'malformed-request': 'The request arrived incomplete. Reload the page and try again.',
    'method-not-allowed': 'The request arrived incomplete. Reload the page and try again.',
    'query-misspelt': 'The request arrived incomplete. Reload the page and try again.',
    'archive-invalid':
      'This archive cannot be imported: it is damaged, was changed, or is not from such a portal. Export it again and try once more.',
    'bank-known':
      'There is a bank of that name at this portal already: an archive is imported once.',
    'people-known':
      'Some people in this archive have an account at this portal already, with the same e-mail.',
    'bot-check-failed': 'The automatic check did not succeed. Try again.',
    'token-invalid': 'This link is not valid. Perhaps only half of it was copied.',
    'token-expired': 'This link has expired. Ask for a new one.',
    'token-used': 'This link has already been used. If you still need one, ask for another.',
    'mail-too-soon': 'We have only just written to you: wait at least 5 minutes and try again.',
    'password-wrong-or-reused': 'The old password is wrong, or the new one is the same',
    'credentials-unrecognised': 'The credentials you entered were not recognised',
    'second-factor-needed': 'The code of the second step is needed too.',
    'code-unrecognised': 'The code is not right, or was used already.',
    'challenge-over': 'It took too long, or there were too many tries. Go back and sign in again.',
    'second-factor-required':
      'The desk needs the second step. Turn it on in “Sign-in and security”, in your profile.',
    'second-factor-of-admin':
      'An administrator keeps the second step: the role is taken away first.',
    'second-factor-unreadable':
      'Your second step can no longer be read: the portal has changed its key. Ask the desk to take it away, then turn it on again.',
    'passkey-unrecognised':
      'The passkey was not recognised. Try again, or sign in with your password.',
    'passkey-known': 'This device has a passkey of yours already.',
    'scope-missing': 'This access token is not for this.',
    'webhooks-full': 'The bank has five webhooks already: remove one first.',
    'activities-full': 'The list is full.',
    'access-tokens-full':
      'You have ten access tokens already: revoke one that you no longer use first.',
    'passkeys-full': 'You have ten passkeys already: remove one that you no longer use first.',
    'second-factor-on': 'The second step is on already.',
    'second-factor-off': 'The second step is not on. Begin again.',
    unauthenticated: 'Your session has ended. Sign in again.',
    forbidden: 'You are not allowed to do this.',
    'email-not-verified': 'Confirm your e-mail address first.',
    'already-verified': 'This e-mail address is already confirmed!',
    'email-only-by-owner':
      'Only administrators themselves can change their e-mail, from their own profile.',
    'already-member': 'You already belong to a bank.',
    'creditor-cannot-confirm':
      'The person who helped cannot confirm: the person who received the help does.',
    'debtor-cannot-reverse':
      'The person who received the help cannot reverse a confirmed exchange alone.',
    'admin-not-removable': 'An administrator of the bank cannot be excluded.',
    'bank-suspended': 'The bank is suspended: for now it can only be read.',
    'room-closed':
      'The bank has not opened this part of the portal. An administrator can open it under Rooms.',
    'room-in-use': 'Something still waits in there: finish it first, then close it.',
    'last-admin': 'This is the bank’s only administrator: name another one first.',
    'person-has-login':
      'This person signs in on their own: they change how to reach them in their profile, or you do in their data.',
    'own-decision':
      'Another administrator decides about you. If you are the only one, name a second.',
    'person-without-login':
      'Without a login nobody can look after the bank: invite this person first.',
    'looks-like-another': 'Somebody like that is here already. Look whether it is the same person.',
    'not-found': 'We could not find it. Perhaps something has changed meanwhile.',
    'email-unknown': 'The e-mail address you entered does not exist!',
    'two-different-people': 'Nobody accompanies themselves: please choose somebody else.',
    'not-a-newcomer':
      'They are no newcomer any more: more than ninety days have passed, they have two exchanges already, or they were here before.',
    'not-willing': 'They do not accompany newcomers any more: please choose somebody else.',
    'too-many-newcomers':
      'They accompany three people already, and more is not possible. Please choose somebody else.',
    'card-number-taken': 'This number is on the card of another member already.',
    'card-number-was-used': 'This number was on somebody else’s card.',
    'email-taken': 'The e-mail address you entered is already in the portal. Enter another one',
    'bank-name-taken': 'There is already a bank with this name. Choose another.',
    'already-requested': 'You already have a request under way.',
    'already-decided': 'Somebody has already decided. Reload the page to see how.',
    'already-recorded': 'These hours seem to be recorded already.',
    'changed-meanwhile':
      'Meanwhile somebody else has changed these details. See what, and save again.',
    'too-young':
      'To do this yourself you need the age that the bank asks for. Call the desk: it does everything, with who answers for you.',
    'desk-speaks-for-minor':
      'Until you reach the age that your bank asks for, the desk does this for you. Give it a call.',
    'office-for-adults':
      'Who is below the age that the bank asks for neither administers, accompanies nor acts for others.',
    'birth-date-missing':
      'The bank asks how old people are who join: the birth date is missing. Write it in the profile, or call the desk.',
    'fee-missing':
      'The fee of this year is still due: call the desk before you record hours given.',
    'not-insured':
      'Who gave is not insured for that day: call the desk before you record hours given.',
    'limit-reached':
      'With these hours the balance would go below the limit of the bank. Talk to its office: they can confirm it, with a reason.',
    'fund-low':
      'The hours fund would go below its limit. Wait until some hours come back, or change the rule.',
    'share-off': 'The yearly share is off: turn it on in the rules of the bank.',
    'share-announced': 'The share of this year is announced already.',
    'share-not-open':
      'The share cannot be recorded yet: wait for the announced day, or announce it again.',
    'share-booked': 'The share of this year is recorded already.',
    'day-over': 'That day is over: choose another one.',
    'seen-outdated': 'Something changed meanwhile: look again before you confirm.',
    'not-confirmed': 'This exchange is not confirmed.',
    'nothing-to-take-back':
      'This can’t be taken back any more: the seconds for that are over, or something has changed meanwhile.',
    'cheque-unknown': 'No cheque has this code. Check the signs one by one.',
    'cheque-used': 'This cheque has been used already.',
    'cheque-void': 'This cheque is no longer valid.',
    'cheque-differs':
      'The helper handed this cheque in with other hours, another day or another name. Ask before you record it.',
    'cheque-late': 'This cheque is overdue: tick that you record it all the same.',
    'proxy-is-creditor':
      'You gave these hours yourself: for the person who received them, the desk has to confirm.',
    'privacy-notice-changed': 'The notice has changed: here is the new one.',
    'notice-alike':
      'You have a notice like this on the board already. You can still post this one too.',
    'notice-closed': 'This notice is no longer on the board.',
    'too-many-notices': 'You have many notices already: close one before you post another.',
    'already-over': 'It has begun already, or was called off.',
    'past-taking-back':
      'The ten minutes are over: members can read the announcement. You can correct it or call it off.',
    'guests-not-asked': 'Everybody comes to this meeting on their own.',
    'too-early': 'It is too early for this.',
    'own-notice': 'This notice is your own.',
    'contact-through-desk': 'For this the desk of the bank puts people in touch. Call the desk.',
    'reached-by-desk': 'They use no e-mail: call the desk of their bank.',
    'friend-needs-reason': 'Write to them from their notice or from an exchange.',
    'person-blocked': 'Unblock this person first.',
    'thread-over': 'This person has left their bank.',
    'too-many-messages': 'You have written a lot. Try again in an hour.',
    'too-many-threads': 'You have begun five conversations today. Try again tomorrow.',
    'asked-too-often': 'This person has been asked twice this week already. Try somebody else.',
    'too-many-answers': 'You have answered many notices today. Try again tomorrow.',
    'not-their-delegate':
      'You are no longer this person’s trusted person. You are acting for yourself again.',
    'already-delegate': 'This is already a trusted person of that member.',
    'delegate-of-two-bodies':
      'They already act for two organisations, and more is not possible. Please choose somebody else.',
    'body-has-five': 'Five people act for this organisation already: one of them leaves first.',
    'delegate-of-three':
      'They already act for three people, and more is not possible. Please choose somebody else.',
    'cheque-own': 'This cheque is yours: the person who helped you hands it in.',
    'not-of-this-bank': 'This cheque is neither of your bank nor of a friend bank.',
    'already-started': 'It has already started and cannot be stopped any more.',
    'not-finished': 'It is not finished yet: try again once all are recorded.',
    'idempotency-key-reused':
      'This request has already been sent with other data. Reload the page.',
    'too-large': 'The file is too large.',
    'import-not-ready': 'The import has moved on, or somebody else is working on it: look again.',
    'import-changed': 'Meanwhile a member has changed: check again, then run it.',
    'import-moved':
      'Something has been exchanged with these members: the import can no longer be undone as a whole.',
    'import-too-late': 'More than seven days have passed: the import can no longer be undone.',
    'sheet-empty': 'The file is empty. Choose the sheet with the members or the hours.',
    'sheet-too-long':
      'The file has more than 20,000 rows. Split it into two files and load them one after the other.',
    'sheet-unreadable':
      'This file is no table that we can read. Open it in your program and save it as xlsx, ods or csv.',
    'sheet-old-format':
      'This is a file of the old Excel (.xls). Open it and save it as “Excel workbook (.xlsx)”.',
    'sheet-locked':
      'The file is protected by a password. Open it, remove the password, save it and load it again.',
    'unsupported-media-type': 'This kind of file cannot be used.',
    'too-many-requests': 'Too many attempts in a short time. Wait a little and try again.',
    internal: 'Something went wrong on our side. Try again later.',
    unavailable: 'The portal is not answering at the moment. Try again shortly.',
    offline: 'We cannot reach the portal. Check your connection and try again.',
    unreadable: 'The portal’s answer did not arrive completely. Try again.',
  },
  fields: {
    required: 'This field is required',
    invalid: 'This value is not valid',
    'too-long': 'This text is too long',
    'email-invalid': 'This e-mail address is not valid',
    'emails-differ': 'The two e-mail addresses do not match!',
    'password-weak': 'The password is weak: see below what is missing',
    'password-wrong': 'The password is not right',
    'code-wrong': 'The code is not right, or was used already',
    'date-invalid': 'This date does not exist',
    'password-common':
      'This password is one of the most used, and guessed at once: choose another, such as three words that have nothing to do with each other',
    'date-future': 'The date cannot be in the future',
    'date-too-early': 'The date cannot be before 1 June 2019',
    'hours-invalid': 'Hours go from half an hour to 100, in steps of half an hour',
    'same-person': 'Giver and receiver must be two different people',
    'not-a-member': 'This person is not a member of the bank',
    'not-a-member-then': 'The person who signed was not a member of the bank on that day',
    'bank-unknown': 'There is no such bank',
    'bank-not-linked': 'This bank is not a friend of yours',
    'activity-unknown': 'There is no such activity',
    'activity-retired': 'There is no such activity any more',
    'activity-off-board': 'Your bank has no notices about this activity on its board',
    'order-reversed': 'The end date cannot be before the start date',
    'rule-invalid': 'This value is outside what this rule allows',
    'gift-hours-invalid': 'A gift is between one minute and 100 hours',
    'gift-too-large': 'That is more than the bank allows for one gift',
    'gifts-used-up': 'With this gift you would pass the hours that may be given in a year',
    'notice-title':
      '3 to 80 letters, without prices, phone numbers, e-mails or links: we show how to reach you.',
    'date-past': 'This day has passed',
    'date-too-far': 'Within a year',
    'bodies-only': 'Only for a body',
    'places-taken': 'Fewer than have said yes already',
    'gift-below-band': 'With this gift your balance would go below what the bank asks for',
    'url-invalid': 'A valid URL should look like this: https://www.example.org/',
    'facebook-url-invalid':
      'A valid Facebook URL should look like this: https://www.facebook.com/SamJon',
    'image-invalid': 'This file is not a picture we can read',
    'one-side-only': 'Choose several people on one side only: givers or receivers',
    'same-bank': 'The two banks must be different',
    taken: 'Somebody else already uses it',
  },
  fault: 'Code for those who run the portal: {{id}}',
} satisfies Translated<typeof it>;
