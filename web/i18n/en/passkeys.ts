/** Passkeys: signing in with them, and those on one's own page. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/passkeys.ts';

export default {
  title: 'Signing in without a password',
  lead: 'With a passkey you sign in the way you unlock your telephone: with your fingerprint, your face or the PIN. There is nothing to remember, and nobody can make you type it on a false page. Your password goes on working.',
  line: {
    added: 'Added {{day}}.',
    unused: 'Not used yet.',
    used: 'Last used: {{moment}}.',
  },
  add: {
    act: 'Add a passkey',
    title: 'Add a passkey',
    proof: 'First confirm that it is you.',
    device:
      'Now it is this device’s turn: after “Add” it asks for your fingerprint, your face or the PIN, as when you unlock it. Fingerprint and face stay in the device: the portal does not see them.',
    name: 'Name of the passkey',
    nameHint: 'To recognise it, for example “My telephone”',
    submit: 'Add',
    done: 'Passkey added',
    doneDetail: 'Next time press “Sign in with a passkey”.',
  },
  rename: {
    act: 'Rename',
    of: 'Rename: {{name}}',
    title: 'Rename the passkey',
    submit: 'Save',
    done: 'The passkey has a new name',
  },
  remove: {
    act: 'Remove',
    of: 'Remove: {{name}}',
    title: 'Remove the passkey',
    lead: '“{{name}}” will no longer sign you in. Your password stays valid. If the device still offers it, delete it there too, among its passwords.',
    submit: 'Remove',
    done: 'Passkey removed: {{name}}',
  },
  door: {
    hint: 'With the fingerprint, face or PIN of this device',
    notEntered: 'You are not signed in',
  },
  trouble: {
    notAdded:
      'The passkey was not added: the request was closed, or it took too long. Try again whenever you like.',
    notEntered:
      'The request was closed, or this device has no passkey of yours. Try again, or sign in with e-mail and password: then you can add one from your profile, under “Sign-in and security”.',
    unable:
      'This device cannot keep a passkey. It needs a screen lock with fingerprint, face or PIN: turn it on in the settings of the device and try again.',
    address:
      'Passkeys work only at the secure address of the portal, the one that begins with https.',
    browser: 'This browser does not know passkeys yet. Update it, or use another device.',
    failed: 'The device did not answer as it should. Try again in a moment.',
  },
} satisfies Translated<typeof it>;
