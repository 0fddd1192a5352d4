/** Choosing and cropping a picture. */
export default {
  choose: 'Scegli un’immagine',
  drop: 'oppure trascinala qui.',
  limits: 'JPEG, PNG o WebP, fino a {{megabytes}} MB.',
  reset: 'Torna all’immagine predefinita',
  use: 'Usa questa immagine',
  frame: 'Riquadro dell’immagine: spostala con le frecce',
  zoom: 'Ingrandisci',
  trouble: {
    'too-large': 'Il file pesa più di {{megabytes}} MB. Scegline uno più leggero.',
    'not-a-picture': 'Questo file non è un’immagine JPEG, PNG o WebP.',
    unreadable: 'Questa immagine è rovinata e non si apre. Provane un’altra.',
  },
} as const;
