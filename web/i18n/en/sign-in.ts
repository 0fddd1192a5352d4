/** Signing in, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/sign-in.ts';

export default {
  title: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  remember: 'Remember me on this device',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  notYet: 'Not a member yet?',
  register: 'Register',
  passkey: 'Sign in with a passkey',
  emailRequired: 'Enter an e-mail address',
  emailInvalid: 'The e-mail address you entered is not valid',
  passwordRequired: 'Enter your password',
  unrecognisedTitle: 'User not recognised',
  unrecognised: 'The credentials you entered were not recognised',
  failed: 'Something went wrong while signing in',
  wait_one: 'For safety we wait a little between attempts: try again in a second.',
  wait_other: 'For safety we wait a little between attempts: try again in {{count}} seconds.',
  ended: {
    title: 'Your session has ended',
    text: 'Sign in again: you return to where you were, and what you had written is still there.',
  },
  wanted: 'Sign in to open the page you were looking for.',
  emailChanged: {
    title: 'You have been signed out automatically',
    text: 'You changed your e-mail address: sign in again with the new one.',
  },
  passwordReset: {
    title: 'Password changed successfully',
    text: 'Now sign in with the new password.',
  },
  signedOut: 'You have signed out. See you soon!',
  emailVerified: 'This e-mail address is already confirmed!',
  emailUnknown: 'The e-mail address you entered does not exist!',
  inside: {
    title: 'Welcome back, {{name}}',
    text: 'You are already signed in on this device.',
    go: 'Go to your page',
    leave: 'Sign out',
  },
} satisfies Translated<typeof it>;
