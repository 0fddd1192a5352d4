/** Words of the parts themselves, in English. */
import type it from '../it/ui.ts';
import type { Translated } from '../rooms.ts';

export default {
  skip: 'Skip to content',
  menu: 'Main menu',
  tabs: 'Quick menu',
  sections: 'Sections of this page',
  close: 'Close',
  ok: 'OK',
  cancel: 'Cancel',
  optional: 'optional',
  choose: 'Choose…',
  nothingFound: 'Nothing found',
  language: 'Language',
  loading: 'One moment…',
  busy: 'Working…',
  tryAgain: 'Try again',
  picture: {
    choose: 'Choose a picture',
    drop: 'or drop it here.',
    limits: 'JPEG, PNG or WebP, up to {{megabytes}} MB.',
    reset: 'Back to the default picture',
    use: 'Use this picture',
    frame: 'Frame of the picture: move it with the arrow keys',
    zoom: 'Zoom in',
    trouble: {
      'too-large': 'The file is larger than {{megabytes}} MB. Choose a smaller one.',
      'not-a-picture': 'This file is not a JPEG, PNG or WebP picture.',
      unreadable: 'This picture is damaged and does not open. Try another one.',
    },
  },
  notice: { info: 'Note', success: 'Done', warning: 'Please note', error: 'Error' },
  plus: 'plus',
  minus: 'minus',
  password: { show: 'Show', hide: 'Hide' },
  passwordHint: {
    missing: 'Still missing:',
    strong: 'The password seems strong enough.',
  },
  errors: {
    one: 'There is one thing to put right',
    many: 'There are {{count}} things to put right',
  },
  scheme: { label: 'Appearance', light: 'Light', dark: 'Dark', auto: 'Same as device' },
  table: {
    sortBy: 'Sort by',
    ascending: 'ascending',
    descending: 'descending',
    loading: 'Loading the list…',
    range: '{{from}}–{{to}} of {{total}}',
    previous: 'Previous page',
    next: 'Next page',
    first: 'First page',
    last: 'Last page',
    pages: 'Pages',
  },
} satisfies Translated<typeof it>;
