/** The accessibility statement: the measure, what was tested and how, what was not, whom to write to. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/accessibility.ts';

export default {
  title: 'Barrierefreiheit',
  lead: 'Das Portal ist für alle da: auch wenn man wenig sieht, ohne Maus arbeitet oder sich die Seiten vorlesen lässt.',
  measure: {
    title: 'Woran wir uns messen',
    standard:
      'Unser Maß sind die WCAG 2.2, Stufen A und AA. Darin steckt, was die europäische Norm EN 301 549 von Webseiten verlangt.',
    state:
      'Wir nennen uns <b>teilweise konform</b>. Die Tests unten lassen keinen Fehler übrig, den wir kennen. Ein Programm findet aber nur einen Teil, den Rest finden die Menschen, die das Portal benutzen.',
  },
  tested: {
    title: 'Was wir testen',
    lead: 'Vor jeder neuen Version öffnet ein Programm alle Seiten und prüft:',
    rules:
      'die Regeln der WCAG, die eine Maschine prüfen kann, mit axe-core, jede Seite so, wie ein Handy sie zeigt;',
    keyboard:
      'die Tastatur: Auf jeder Seite sind die ersten Schritte der Tabulatortaste zu sehen und haben einen Rahmen. Fenster nehmen den Fokus und geben ihn zurück. Anmelden, Registrieren, aus einer Liste wählen und etwas zurücknehmen testen wir auch ohne Maus;',
    large:
      'doppelt so große Schrift, 320 Pixel breite Bildschirme, mehr Abstand zwischen Zeilen und Wörtern: Nichts ragt aus dem Bildschirm, und kein Knopf verliert seine Worte;',
    colours:
      'Farben, die das Gerät vorgibt (hoher Kontrast). Die Kontraste des Portals sind berechnet, für die helle und die dunkle Ansicht;',
    motion: 'dass sich nichts bewegt, wenn man das am Gerät so eingestellt hat.',
  },
  untested: {
    title: 'Was wir nicht getestet haben',
    people:
      'Niemand, der jeden Tag mit Bildschirmleser, Lupe oder Sprachsteuerung arbeitet, hat es ausprobiert. Dieser Test fehlt uns am meisten.',
    browser:
      'Die Tests laufen in einem einzigen Browser, Chromium. In der dunklen Ansicht sieht axe-core nur einige Seiten.',
    outside: 'Niemand von außen hat das Portal geprüft.',
  },
  limits: {
    title: 'Grenzen, die wir kennen',
    words:
      'Anzeigen, Nachrichten und Mitteilungen schreiben Mitglieder und Banken. Die Seite weiß nicht, in welcher Sprache: Beim Vorlesen kann die Aussprache falsch sein.',
    pictures: 'Das Bild einer Anzeige wird nur mit dem Titel der Anzeige beschrieben.',
    paper:
      'Blätter druckt der Browser. Wie ein Bildschirmleser sie vorliest, wenn sie als PDF gespeichert sind, haben wir nicht getestet, und auch nicht, wie er unsere E-Mails vorliest.',
    programs: 'Die Seiten für alle, die Programme schreiben (/api/docs), gehören nicht dazu.',
  },
  write: {
    title: 'Klappt etwas nicht?',
    text: 'Schreib denen, die das Portal betreiben: was du tun wolltest und mit welchem Gerät. Auch deine Zeitbank hilft dir, am Telefon oder am Schalter.',
    noEmail:
      'Sag deiner Zeitbank, was du tun wolltest und mit welchem Gerät. Sie gibt es an die Betreiber des Portals weiter.',
    act: 'An {{email}} schreiben',
  },
  date: 'Erklärung vom 28. November 2026, Version {{version}}. Geschrieben von denen, die das Portal machen, nach ihren Tests.',
} as const satisfies Translated<typeof it>;
