/** Organisations that are members: the page of the desk and its form. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/bodies.ts';

export default {
  title: 'Organisationen',
  lead: 'Vereine, die Gemeinde, die Pfarrei, eine Schule: Mitglieder wie alle, mit Konto und Karte. Für sie handeln ihre Ansprechpersonen; wo es keine gibt, das Büro.',
  kinds: {
    association: 'Verein',
    town: 'Gemeinde',
    parish: 'Pfarrei',
    school: 'Schule',
    care: 'Heim oder Herberge',
    other: 'Andere Organisation',
  },
  fields: {
    name: 'Name der Organisation',
    kind: 'Was sie ist',
    phone: 'Telefon',
    taxCode: 'Steuernummer',
    address: 'Adresse',
    representedBy: 'Wer für sie unterschrieben hat',
    signedOn: 'Formular unterschrieben am',
  },
  list: {
    caption: 'Die Organisationen der Bank',
    referents: 'Ansprechpersonen',
    desk: 'Niemand: Das Büro handelt',
    balance: 'Saldo',
    acts: 'Aktionen',
    change: 'Ändern',
    none: 'Noch keine Organisation',
    noneText: 'Wenn eine Organisation das Formular unterschreibt, meldest du sie hier an.',
  },
  form: {
    new: 'Neue Organisation',
    about: 'Die Daten von {{name}}',
    lead: 'Ein Unternehmen kann nicht Mitglied sein: Eine Zeitbank ist kein Handel.',
    choose: 'Wähle',
    nameMissing: 'Schreib den Namen der Organisation',
    kindMissing: 'Wähle, was sie ist',
    representedMissing: 'Schreib, wer unterschrieben hat',
    register: 'Organisation anmelden',
    done: '{{name}} ist Mitglied: Karte {{number}}',
    failed: 'Die Organisation wurde nicht angemeldet',
    save: 'Speichern',
    saved: 'Daten der Organisation gespeichert',
    notSaved: 'Die Daten der Organisation wurden nicht gespeichert',
    alike: 'Es gibt schon jemanden, der ihr gleicht',
    alikeOne: {
      member: '{{name}} ist Mitglied, Karte {{number}}.',
      left: '{{name}} war Mitglied, Karte {{number}}. Auf der Seite der Ausgetretenen kann sie zurückkommen.',
    },
    sure: 'Es ist eine andere: anmelden',
  },
} as const satisfies Translated<typeof it>;
