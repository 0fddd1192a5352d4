/** The letter to somebody who asked to be erased: what happens when, and the way back (specification §34). */
import { findErasure } from '#server/modules/erasure/sql.ts';
import { makeActLink } from '#server/modules/letters/links.ts';
import type { Events } from '#server/modules/outbox/events.ts';
import { thePerson } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readPerson } from './sql.ts';
import { showMoment } from './typed.ts';

interface Facts {
  portal: string;
  /** From when on it is done. */
  due: string;
}

const words: InEachLanguage<Facts> = {
  it: ({ portal, due }) => ({
    subject: 'Hai chiesto di cancellare i tuoi dati',
    paragraphs: [
      `Dal ${due} cancelliamo da ${portal} il tuo nome, i tuoi recapiti, la tua foto, le parole che hai scritto e tutto ciò che serve per entrare. Poi non si può più tornare indietro.`,
      'Gli scambi restano nei conti con ore, giorno e attività, perché riguardano anche gli altri: al posto del tuo nome c’è un numero.',
      'Hai cambiato idea, o non sei stato tu? Fino ad allora basta un clic. Se non sei stato tu, scegli anche un’altra password.',
    ],
    button: 'Tieni i miei dati',
    other: 'Scegli un’altra password',
  }),
  en: ({ portal, due }) => ({
    subject: 'You asked us to erase your data',
    paragraphs: [
      `From ${due} we erase from ${portal} your name, how to reach you, your picture, the words you wrote and everything you sign in with. After that there is no way back.`,
      'Your exchanges stay in the books with hours, day and activity, because they are about others too: a number stands in the place of your name.',
      'Have you changed your mind, or was it not you? Until then one click is enough. If it was not you, choose another password as well.',
    ],
    button: 'Keep my data',
    other: 'Choose another password',
  }),
  de: ({ portal, due }) => ({
    subject: 'Du möchtest, dass wir deine Daten löschen',
    paragraphs: [
      `Ab ${due} löschen wir bei ${portal} deinen Namen, deine Kontaktdaten, dein Bild, deine geschriebenen Worte und alles, womit du dich anmeldest. Danach führt kein Weg zurück.`,
      'Deine Tauschgeschäfte bleiben mit Stunden, Tag und Tätigkeit in den Büchern, weil sie auch andere betreffen: Statt deines Namens steht dort eine Nummer.',
      'Hast du es dir anders überlegt, oder warst du es nicht? Bis dahin genügt ein Klick. Wenn du es nicht warst, wähle auch ein anderes Passwort.',
    ],
    button: 'Meine Daten behalten',
    other: 'Anderes Passwort wählen',
  }),
};

/** Silent once it was taken back. */
export const erasureAsked: Letter<Events['erasure-asked']> = {
  to: thePerson,
  async write(deps, { personId }, _, mailId) {
    const { database, config } = deps;
    const asked = await database.first(findErasure, { personId });
    const row = await database.first(readPerson, { personId });
    if (!asked || !row) return undefined;
    const { locale } = row;
    const due = showMoment(asked.due_at, locale, config.timeZone);
    const does = { keep: personId };
    return {
      reader: row,
      words: words[locale]({ portal: config.portalName, due }),
      url: await makeActLink(deps, { mailId, personId, locale, does }),
      otherUrl: `${config.publicUrl}/change-password`,
      theme: 'member',
    };
  },
};
