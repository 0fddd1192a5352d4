/** Members below the age of the bank, and who answers for them. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/minors.ts';

export default {
  title: 'Minderjährige',
  lead: 'Mitglieder unter dem Mindestalter der Bank: Am Schwarzen Brett spricht das Büro für sie, und nur das Büro sieht ihre Telefonnummer. Ab 14 können sie auf Einladung einen Zugang haben.',
  new: 'Neues Mitglied',
  list: {
    none: 'Keine Minderjährigen unter den Mitgliedern',
    noneText:
      'Wen du unter dem Mindestalter einträgst, findest du hier, mit den verantwortlichen Personen.',
    born: 'geboren am {{day}}',
    until: 'unter dem Mindestalter bis {{day}}',
    ofAge: '18 am {{day}}',
    goes: 'am {{day}} werden diese Angaben von selbst gelöscht',
    missing: 'das Formular der verantwortlichen Person fehlt',
    both: 'verantwortlich: {{name}} ({{phone}}) und {{other}}',
    one: 'allein verantwortlich: {{name}} ({{phone}}), {{why}}',
    write: 'Formular eintragen',
    mend: 'Formular ändern',
  },
  member: {
    title: 'Wer verantwortlich ist',
    rules:
      'Handelt bis {{day}} für niemanden, begleitet niemanden und verwaltet nicht; am Schwarzen Brett schreibt das Büro.',
  },
  fields: {
    intro:
      'Das Alter liegt unter dem Mindestalter der Bank: Es braucht das unterschriebene Formular der verantwortlichen Person.',
    name: 'Name der Person, die unterschreibt',
    nameMissing: 'Schreib, wer unterschrieben hat',
    phone: 'Telefon der Person, die unterschreibt',
    phoneMissing: 'Schreib eine Nummer, unter der sie zu erreichen ist',
    alone: 'Eine Person unterschreibt allein',
    otherName: 'Name des anderen Elternteils',
    otherMissing:
      'Schreib den anderen Elternteil, oder kreuz an, dass eine Person allein unterschreibt',
    aloneWhy: 'Warum eine Person allein unterschreibt',
    aloneWhyHint: 'Zum Beispiel: „Der andere Elternteil lebt im Ausland“.',
    whyMissing: 'Schreib, warum eine Person allein unterschreibt',
    signedOn: 'Formular unterschrieben am',
  },
  form: {
    about: 'Wer für {{name}} verantwortlich ist',
    save: 'Speichern',
    saved: 'Das Formular ist gespeichert',
    failed: 'Das Formular wurde nicht gespeichert',
  },
} satisfies Translated<typeof it>;
