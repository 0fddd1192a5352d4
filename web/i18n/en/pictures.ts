/** Choosing and cropping a picture, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/pictures.ts';

export default {
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
    unreadable: 'This picture is damaged and cannot be opened. Try another one.',
  },
} satisfies Translated<typeof it>;
