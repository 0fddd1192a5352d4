/** What the administrators of the portal read when a backup needs them. */
import type { Locale } from '#contract/locales.ts';

interface Words {
  failed: string;
  full: string;
  failedLead(folder: string): string;
  fullLead(folder: string): string;
  reason: string;
  free: string;
  lastBackup: string;
  gigabytes(bytes: number): string;
  closing: string;
  button: string;
  why: string;
}

export const BACKUP_WORDS: Record<Locale, Words> = {
  it: {
    failed: 'Il backup di oggi non è riuscito',
    full: 'Lo spazio per i backup sta finendo',
    failedLead: (folder) =>
      `Il portale non è riuscito a salvare la copia di oggi in ${folder}. Ci riprova ogni ora; i dati del portale sono al loro posto.`,
    fullLead: (folder) =>
      `La copia di oggi è salva in ${folder}, ma sul disco resta poco spazio per le prossime. Libera spazio, o sposta le copie su un disco più grande.`,
    reason: 'Motivo',
    free: 'Spazio libero',
    lastBackup: 'Ultima copia',
    gigabytes: gigabytesIn('it'),
    closing: 'Finché il problema c’è, ricevi al massimo un’email al giorno.',
    button: 'Apri il portale',
    why: 'La ricevi perché sei tra gli amministratori del portale.',
  },
  en: {
    failed: 'Today’s backup failed',
    full: 'Room for backups is running out',
    failedLead: (folder) =>
      `The portal could not save today’s copy in ${folder}. It tries again every hour; the portal’s data are in their place.`,
    fullLead: (folder) =>
      `Today’s copy is safe in ${folder}, but the disk has little room for the next ones. Make room, or move the copies to a larger disk.`,
    reason: 'Reason',
    free: 'Free',
    lastBackup: 'Last copy',
    gigabytes: gigabytesIn('en'),
    closing: 'As long as this lasts you get at most one e-mail a day.',
    button: 'Open the portal',
    why: 'You get it because you are an administrator of the portal.',
  },
  de: {
    failed: 'Die Sicherung von heute ist misslungen',
    full: 'Der Platz für Sicherungen wird knapp',
    failedLead: (folder) =>
      `Das Portal konnte die Kopie von heute nicht in ${folder} sichern. Es versucht es jede Stunde wieder; die Daten des Portals sind an ihrem Platz.`,
    fullLead: (folder) =>
      `Die Kopie von heute ist in ${folder} gesichert, aber auf der Festplatte ist wenig Platz für die nächsten. Schaff Platz, oder leg die Kopien auf eine größere Festplatte.`,
    reason: 'Grund',
    free: 'Frei',
    lastBackup: 'Letzte Kopie',
    gigabytes: gigabytesIn('de'),
    closing: 'Solange das so ist, erhältst du höchstens eine E-Mail am Tag.',
    button: 'Portal öffnen',
    why: 'Du erhältst sie, weil du das Portal verwaltest.',
  },
};

/** "1,5 GB" */
function gigabytesIn(locale: Locale): (bytes: number) => string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (bytes) => `${number.format(bytes / 1e9)} GB`;
}
