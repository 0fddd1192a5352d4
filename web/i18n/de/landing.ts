/** The landing page in German. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/landing.ts';

export default {
  meta: {
    title: 'Zeitbank: Eine Stunde ist eine Stunde, für alle',
    description:
      'In einer Zeitbank helfen Menschen einander und zählen dabei Stunden statt Geld. Tritt der Zeitbank in deinem Ort bei, trag deine Stunden ein und sieh deinen Saldo.',
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
    lead: 'Du gibst Deutschstunden, Anna repariert das Fahrrad, Marco fährt die Großmutter zum Arzt. In der Zeitbank zählt jede Leistung in Stunden, und jede Stunde ist gleich viel wert.',
    join: 'Deiner Zeitbank beitreten',
    how: 'So geht es, in einer Minute',
    drawing: 'Anna repariert Marcos Fahrrad: Eineinhalb Stunden gehen von ihm zu ihr.',
    hours: '1 Std. 30 Min.',
  },
  what: {
    title: 'Was es ist',
    lead: 'Eine Bank, in die man Stunden einzahlt statt Geld.',
    people:
      'Eine Zeitbank ist ein Verein von Menschen, die einander zur Hand gehen. Wenn du jemandem hilfst, gewinnst du die Stunden, die es gedauert hat; wenn dir jemand hilft, gibst du sie aus. Eine Stunde Klempnern, eine Stunde Gesellschaft und eine Stunde Mathematik sind gleich viel wert.',
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
      name: 'Du trittst bei',
      text: 'Wähle die nächstgelegene Zeitbank. Wer sie führt, heißt dich willkommen und zeigt dir den Anfang.',
    },
    agree: {
      name: 'Ihr sprecht euch ab',
      text: 'Du und ein anderes Mitglied, ihr klärt, was, wann und wie lange. Wie unter guten Nachbarn.',
    },
    record: {
      name: 'Du notierst die Stunden',
      text: 'Wer geholfen hat, trägt den Tausch ein, wer Hilfe bekam, bestätigt ihn. Zwanzig Sekunden genügen.',
    },
    spend: {
      name: 'Du gibst sie aus',
      text: 'Mit den gewonnenen Stunden bittest du um Hilfe, wen du möchtest: in deiner Zeitbank und in befreundeten.',
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
    lead: 'Hast du eine Stunde? Dann fang damit an.',
    help: 'Du findest Hilfe, ohne bezahlen zu müssen.',
    useful: 'Was du kannst, nützt jemandem, und zwar sofort.',
    neighbours: 'Du lernst Menschen aus der Nachbarschaft kennen.',
    clear: 'Du weißt immer, was du gegeben und bekommen hast und was noch auf Bestätigung wartet.',
    noBank:
      'In deinem Ort gibt es noch keine Zeitbank? Bei der Registrierung erfährst du, wie eine entsteht.',
  },
  privacy: {
    title: 'Deine Daten',
    lead: 'Wir behalten nur, was zum Zählen der Stunden nötig ist. Keine Werbung, nichts, das dir auf andere Seiten folgt.',
    open: 'Datenschutzhinweis lesen',
    which: {
      name: 'Welche Daten',
      text: 'Vorname, Nachname, E-Mail, Telefon, Geburtsdatum, Geschlecht, Sprache und, wenn du möchtest, ein Bild. Dazu deine Tauschgeschäfte: mit wem, wann, was und wie viele Stunden.',
    },
    purpose: {
      name: 'Wozu',
      text: 'Um die Stunden zu zählen, damit andere Mitglieder dich finden, und um dir zu schreiben, wenn etwas auf dich wartet. Wir verkaufen deine Daten nicht und geben sie nicht weiter.',
    },
    seen: {
      name: 'Wer sie sieht',
      text: 'Wer deine Zeitbank verwaltet, sieht dein Profil und deine Tauschgeschäfte. Andere Mitglieder, auch befreundeter Zeitbanken, sehen deinen Namen und die Tauschgeschäfte mit dir.',
    },
    kept: {
      name: 'Wie lange',
      text: 'Solange du Mitglied bist. Bestätigte Tauschgeschäfte bleiben in den Büchern der Zeitbank, damit die Rechnung für alle weiter aufgeht.',
    },
    browser: {
      name: 'Was in deinem Browser bleibt',
      text: 'Nur das Nötige: deine Anmeldung sowie die gewählte Sprache und Darstellung. Beim Abmelden wird die Anmeldung gelöscht.',
    },
    rights: {
      name: 'Deine Rechte',
      text: 'Du kannst deine Daten im Profil ansehen und berichtigen und deine Zeitbank um eine Kopie oder um Löschung bitten.',
    },
    who: {
      name: 'Wer dafür einsteht',
      text: 'Die Zeitbank, der du beitrittst. Ihr vollständiger Hinweis steht nach der Anmeldung am Fuß jeder Seite.',
    },
  },
} satisfies Translated<typeof it>;
