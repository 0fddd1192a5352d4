/** Letters that guard an account: what its owner must hear of at once (specification §24). */
import type { Locale } from '#contract/locales.ts';
import type { DeviceWords } from '#contract/sign-in.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readPerson } from './sql.ts';
import { showMoment } from './typed.ts';

const DEVICE: Record<Locale, { on: string; unknown: string }> = {
  it: { on: 'su', unknown: 'Non lo sappiamo' },
  en: { on: 'on', unknown: 'We do not know' },
  de: { on: 'auf', unknown: 'Wissen wir nicht' },
};

/** "Firefox su Windows", as far as it is known. */
function showDevice({ browser, system }: DeviceWords, locale: Locale): string {
  const { on, unknown } = DEVICE[locale];
  const known = [browser, system].filter((word) => word !== null);
  return known.length === 0 ? unknown : known.join(` ${on} `);
}

interface VisitFacts {
  portal: string;
  device: string;
  at: string;
}

const words: InEachLanguage<VisitFacts> = {
  it: ({ portal, device, at }) => ({
    subject: 'Un accesso da un nuovo dispositivo',
    paragraphs: [
      `Qualcuno è entrato in ${portal} con la tua email e la tua password, da un dispositivo o da un browser che non avevi mai usato.`,
      'Sei stato tu? Allora è tutto a posto e non devi fare nulla.',
      'Non sei stato tu? Chiudi le sessioni che non conosci e scegli subito un’altra password.',
    ],
    details: [
      { label: 'Dispositivo', value: device },
      { label: 'Quando', value: at },
    ],
    button: 'Guarda dove sei entrato',
    other: 'Scegli un’altra password',
  }),
  en: ({ portal, device, at }) => ({
    subject: 'Somebody signed in from a new device',
    paragraphs: [
      `Somebody has signed in to ${portal} with your e-mail and your password, from a device or a browser that you had never used.`,
      'Was it you? Then all is well, and you need not do anything.',
      'Was it not you? End the sessions that you do not know, and choose another password right away.',
    ],
    details: [
      { label: 'Device', value: device },
      { label: 'When', value: at },
    ],
    button: 'See where you are signed in',
    other: 'Choose another password',
  }),
  de: ({ portal, device, at }) => ({
    subject: 'Anmeldung von einem neuen Gerät',
    paragraphs: [
      `Jemand hat sich mit deiner E-Mail und deinem Passwort bei ${portal} angemeldet, von einem Gerät oder einem Browser, den du noch nie benutzt hast.`,
      'Warst du das? Dann ist alles in Ordnung, und du musst nichts tun.',
      'Warst du das nicht? Beende die Sitzungen, die du nicht kennst, und wähle gleich ein anderes Passwort.',
    ],
    details: [
      { label: 'Gerät', value: device },
      { label: 'Wann', value: at },
    ],
    button: 'Ansehen, wo du angemeldet bist',
    other: 'Anderes Passwort wählen',
  }),
};

/** To a person who signed in, or somebody with their password, from a browser of which they are not known. */
export const signedInElsewhere: Letter<Events['signed-in-elsewhere']> = {
  to: thePerson,
  async write({ database, config }, { personId, at, ...device }) {
    const row = await database.first(readPerson, { personId });
    if (!row) return undefined;
    const { locale } = row;
    const moment = showMoment(new Date(at), locale, config.timeZone);
    const facts = {
      portal: config.portalName,
      device: showDevice(device, locale),
      at: moment,
    };
    return {
      reader: row,
      words: words[locale](facts),
      url: `${config.publicUrl}/user-security`,
      otherUrl: `${config.publicUrl}/change-password`,
      theme: 'member',
    };
  },
};
