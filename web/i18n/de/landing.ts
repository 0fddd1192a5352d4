/** The landing page in German. */
import type it from '../it/landing.ts';
import type { Translated } from '../namespaces.ts';

export default {
  meta: {
    title: 'Zeitbank: Eine Stunde ist eine Stunde, für alle',
    description:
      'In einer Zeitbank helfen Menschen einander und zählen dabei Stunden statt Geld. Treten Sie der Zeitbank in Ihrem Ort bei, tragen Sie Tausche ein, sehen Sie Ihr Guthaben.',
  },
  nav: {
    what: 'Was es ist',
    who: 'Für wen',
    how: 'So geht es',
    values: 'Unsere Werte',
    why: 'Warum mitmachen',
    login: 'Anmelden',
  },
  hero: {
    title: 'Eine Stunde ist eine Stunde,',
    titleEnd: 'für alle.',
    lead: 'Sie geben Deutschstunden, Anna repariert das Fahrrad, Marco fährt die Großmutter zum Arzt. In der Zeitbank zählt jede Leistung in Stunden, und jede Stunde ist gleich viel wert.',
    join: 'Ihrer Zeitbank beitreten',
    how: 'So geht es, in einer Minute',
    drawing: 'Anna repariert Marcos Fahrrad: Eineinhalb Stunden gehen von ihm zu ihr.',
    hours: '1 Std. 30 Min.',
  },
  what: {
    title: 'Was es ist',
    lead: 'Eine Bank, in die man Stunden einzahlt statt Geld.',
    people:
      'Eine Zeitbank ist ein Verein von Menschen, die einander zur Hand gehen. Wenn Sie jemandem helfen, gewinnen Sie die Stunden, die es gedauert hat; wenn Ihnen jemand hilft, geben Sie sie aus. Eine Stunde Klempnern, eine Stunde Gesellschaft und eine Stunde Mathematik sind gleich viel wert.',
    portal:
      'Dieses Portal führt die Konten: Wer geholfen hat, trägt die Stunden ein, wer Hilfe bekam, bestätigt sie, und jeder sieht sein Guthaben auf einen Blick.',
    example: {
      title: 'Ein Tausch, aus der Nähe',
      story: 'Anna repariert Marcos Fahrrad. Sie braucht dafür eineinhalb Stunden.',
      giver: 'Anna Ferrari',
      gains: 'gewinnt',
      taker: 'Marco Bianchi',
      spends: 'gibt aus',
      hours: '1 Std. 30 Min.',
      sum: 'Und die Rechnung geht auf: Alle Stunden zusammen ergeben immer null.',
    },
  },
  who: {
    title: 'Für wen',
    lead: 'Für alle, die etwas können. Also für alle.',
    elder: {
      name: 'Teresa, 71',
      text: 'Säumt Hosen für das halbe Viertel. Dafür erklärt ihr jemand das Telefon, ganz in Ruhe.',
    },
    newcomer: {
      name: 'Karim, 34',
      text: 'Ist noch nicht lange hier. Er kocht für Feste und lernt mit seinen Stunden die Sprache.',
    },
    family: {
      name: 'Silvia, 42',
      text: 'Zwei Kinder, nie eine Minute. Sie füllt Formulare für andere aus; zum Fußball fährt die Kinder ein Nachbar.',
    },
    student: {
      name: 'Nico, 19',
      text: 'Studiert und hat wenig Geld. Er gibt Gitarrenstunden und lässt sein Fahrrad richten.',
    },
  },
  how: {
    title: 'So geht es',
    lead: 'Vier Schritte, und die Uhr ist voll.',
    join: {
      name: 'Sie treten bei',
      text: 'Wählen Sie die nächstgelegene Zeitbank. Wer sie führt, heißt Sie willkommen und zeigt Ihnen den Anfang.',
    },
    agree: {
      name: 'Sie sprechen sich ab',
      text: 'Sie und ein anderes Mitglied klären, was, wann und wie lange. Wie unter guten Nachbarn.',
    },
    record: {
      name: 'Sie notieren die Stunden',
      text: 'Wer geholfen hat, trägt den Tausch ein, wer Hilfe bekam, bestätigt ihn. Zwanzig Sekunden genügen.',
    },
    spend: {
      name: 'Sie geben sie aus',
      text: 'Mit den gewonnenen Stunden bitten Sie um Hilfe, wen Sie möchten: in Ihrer Zeitbank und in befreundeten.',
    },
  },
  values: {
    title: 'Unsere Werte',
    lead: 'Vier Dinge, die uns wichtig sind.',
    equality: {
      name: 'Gleichheit',
      text: 'Kein Können zählt mehr als ein anderes. Die Stunde der Anwältin und die des Gärtners sind dieselbe Stunde.',
    },
    trust: {
      name: 'Vertrauen',
      text: 'Ein Tausch zählt, wenn beide einverstanden sind. Und jeder sieht jederzeit sein eigenes Konto.',
    },
    reciprocity: {
      name: 'Gegenseitigkeit',
      text: 'Keine milde Gabe: Alle geben und alle bekommen. Bitten ist so wichtig wie Anbieten.',
    },
    closeness: {
      name: 'Nähe',
      text: 'Das Portal zählt die Stunden. Alles andere geschieht persönlich, zwei Straßen weiter.',
    },
  },
  why: {
    title: 'Warum mitmachen',
    lead: 'Haben Sie eine Stunde? Dann fangen Sie damit an.',
    help: 'Sie finden Hilfe, ohne bezahlen zu müssen.',
    useful: 'Was Sie können, nützt jemandem, und zwar sofort.',
    neighbours: 'Sie lernen Menschen aus der Nachbarschaft kennen.',
    clear:
      'Sie wissen immer, was Sie gegeben und bekommen haben und was noch auf Bestätigung wartet.',
    noBank:
      'In Ihrem Ort gibt es noch keine Zeitbank? Bei der Registrierung erfahren Sie, wie eine entsteht.',
  },
  privacy: {
    title: 'Ihre Daten',
    lead: 'Wir behalten nur, was zum Zählen der Stunden nötig ist. Keine Werbung, nichts, das Ihnen auf andere Seiten folgt.',
    open: 'Datenschutzhinweis lesen',
    which: {
      name: 'Welche Daten',
      text: 'Vorname, Nachname, E-Mail, Telefon, Geburtsdatum, Geschlecht, Sprache und, wenn Sie möchten, ein Bild. Dazu Ihre Tausche: mit wem, wann, was und wie viele Stunden.',
    },
    purpose: {
      name: 'Wozu',
      text: 'Um die Stunden zu zählen, damit andere Mitglieder Sie finden, und um Ihnen zu mailen, wenn etwas auf Sie wartet. Wir verkaufen Ihre Daten nicht und geben sie nicht weiter.',
    },
    seen: {
      name: 'Wer sie sieht',
      text: 'Wer Ihre Zeitbank verwaltet, sieht Ihr Profil und Ihre Tausche. Andere Mitglieder, auch befreundeter Zeitbanken, sehen Ihren Namen und die Tausche mit Ihnen.',
    },
    kept: {
      name: 'Wie lange',
      text: 'Solange Sie Mitglied sind. Bestätigte Tausche bleiben in den Büchern der Zeitbank, damit die Rechnung für alle weiter aufgeht.',
    },
    browser: {
      name: 'Was in Ihrem Browser bleibt',
      text: 'Nur das Nötige: Ihre Anmeldung sowie die gewählte Sprache und Darstellung. Beim Abmelden wird die Anmeldung gelöscht.',
    },
    rights: {
      name: 'Ihre Rechte',
      text: 'Sie können Ihre Daten im Profil ansehen und berichtigen und Ihre Zeitbank um eine Kopie oder um Löschung bitten.',
    },
    who: {
      name: 'Wer dafür einsteht',
      text: 'Die Zeitbank, der Sie beitreten. Ihr vollständiger Hinweis steht nach der Anmeldung am Fuß jeder Seite.',
    },
  },
} satisfies Translated<typeof it>;
