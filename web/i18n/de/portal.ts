/** New banks: applied for, and decided at the portal administrators' desk, in German. */
import type it from '../it/portal.ts';
import type { Translated } from '../rooms.ts';

export default {
  create: {
    title: 'Neue Bank gründen',
    firstTitle: 'Schreiben Sie zuerst an die Verwaltung des Portals',
    first:
      'Um eine neue Bank zu gründen, schreiben Sie bitte zuerst eine E-Mail an die Verwaltung des Portals und warten Sie auf deren Anweisungen. Füllen Sie das Formular erst aus, wenn man es Ihnen sagt.',
    write: 'An die Verwaltung schreiben',
    mailSubject: 'Ich möchte eine neue Zeitbank gründen',
    mailText:
      'Guten Tag,\n\nich möchte im Portal eine neue Zeitbank gründen.\n\nName der Bank:\nOrt:\nWie viele wir sind:\nWer ich bin und wie Sie mich erreichen:\n\nIch freue mich auf Ihre Anweisungen. Vielen Dank!\n\n{{name}}',
    emailNote:
      'Sobald die Verwaltung die Bank genehmigt hat, geht eine Bestätigung per E-Mail an Sie und an die Adresse der Bank.',
    bank: 'Die Bank',
    people: 'Wer sie leitet',
    contact: 'Wie man sie erreicht',
    privacy: 'Datenschutzhinweis',
    fields: {
      name: 'Name der Bank',
      date: 'Gegründet am',
      description: 'Beschreibung',
      association: 'Art des Vereins',
      vat: 'Steuernummer',
      president: 'Vorsitz',
      secretary: 'Sekretariat und Buchführung',
      address: 'Adresse',
      email: 'E-Mail der Bank',
      phone: 'Telefon',
      web_url: 'Website',
      facebook_url: 'Facebook-Seite',
      gdpr: 'Text des Datenschutzhinweises',
    },
    descriptionHint:
      'Zwei Zeilen für alle, die Sie nicht kennen: was Sie tun, wann Sie sich treffen.',
    gdprHint: 'Die Mitglieder lesen ihn am Fuß jeder Seite.',
    wrong: {
      name: 'Geben Sie den Namen der Bank ein',
      date: 'Geben Sie das Gründungsdatum ein',
      president: 'Geben Sie ein, wer den Vorsitz hat',
      secretary: 'Geben Sie ein, wer die Bücher führt',
      address: 'Geben Sie die Adresse ein',
      email: 'Geben Sie eine E-Mail-Adresse ein',
      gdpr: 'Geben Sie den Text des Datenschutzhinweises ein',
      taken: 'Eine Bank mit diesem Namen gibt es schon: Wählen Sie einen anderen',
    },
    submit: 'Anfrage senden',
    done: 'Die Anfrage für die neue Bank ist gesendet',
    failed: 'Die Bank konnte nicht angelegt werden',
    back: 'Zurück',
  },
  desk: {
    title: 'Neue Banken',
    lead: 'Wer im Portal eine Bank eröffnen möchte. Nichts davon ist sichtbar, bevor Sie zustimmen.',
    states: 'Welche Anfragen',
    open: 'Zu entscheiden',
    approved: 'Genehmigt',
    denied: 'Nicht genehmigt',
    empty: {
      open: 'Keine Anfrage zu entscheiden',
      approved: 'Noch keine Bank genehmigt',
      denied: 'Keine abgelehnte Anfrage',
    },
    emptyText:
      'Wenn jemand eine Bank eröffnen möchte, finden Sie das hier und bekommen eine E-Mail.',
    applicant: 'Anfrage von {{name}}',
    asked: 'Angefragt am {{date}}',
    decided: 'Entschieden am {{date}}',
    founded: 'Gegründet am {{date}}',
    gdpr: 'Datenschutzhinweis lesen',
    approve: 'Genehmigen',
    deny: 'Nicht genehmigen',
    approveAsk: '{{bank}} genehmigen?',
    approveText:
      'Alle sehen die Bank dann sofort, und {{name}} verwaltet sie. Wir benachrichtigen {{name}} und die Bank per E-Mail.',
    denyAsk: '{{bank}} nicht genehmigen?',
    denyText:
      '{{name}} bekommt eine E-Mail und kann einer anderen Bank beitreten oder neu anfragen.',
    keep: 'Später entscheiden',
    approvedSaid: '{{bank}} ist genehmigt',
    deniedSaid: 'Die Anfrage für {{bank}} ist abgelehnt',
    approveFailed: 'Die Bank konnte nicht genehmigt werden',
    denyFailed: 'Die Anfrage konnte nicht abgelehnt werden',
    count_one: '{{count}} Anfrage',
    count_other: '{{count}} Anfragen',
  },
} satisfies Translated<typeof it>;
