/** The exchanges that wait for somebody, chosen by hand: Marco has some of either side. */
import { minutesFromHours } from '#contract/hours.ts';
import { minuteAt } from '../calendar.ts';
import type { DemoMember } from '../population.ts';
import type { PlannedExchange } from './planned.ts';

/** Creditor and debtor (the part of the e-mail before the @), activity, hours, days back, note, who recorded it if not the creditor. */
type Entry = readonly [
  creditor: string,
  debtor: string,
  activity: number,
  hours: number,
  daysBack: number,
  note: string,
  recordedBy?: string,
];

const WAITING: Entry[] = [
  ['anna.ferrari', 'marco.bianchi', 204, 1.5, 3, 'Orlo ai pantaloni e due bottoni'],
  ['sara.fontana', 'marco.bianchi', 504, 1, 5, 'Marmellata, quattro vasetti'],
  ['marco.bianchi', 'carla.colleoni', 207, 1, 4, 'Freni e luci della bicicletta'],
  ['marco.bianchi', 'ettore.corti', 601, 1.5, 9, 'Passaggio alla stazione e ritorno'],
  ['fabio.cattaneo', 'teresa.previtali', 402, 1, 4, 'Telefono nuovo configurato'],
  ['daniela.mazzoleni', 'giulia.rossi', 104, 2.5, 6, 'Con i bambini durante la riunione'],
  ['sergio.gamba', 'adele.suardi', 505, 2, 11, 'Siepe pareggiata e prato tagliato'],
  ['luisa.carminati', 'bruno.facchinetti', 205, 1.5, 38, 'Camicie e lenzuola'],
  ['renato.rota', 'simona.negri', 602, 3, 7, 'Trasporto di una credenza', 'giulia.rossi'],
  ['emilio.castagna', 'rita.gilardi', 201, 1, 4, 'Serratura della cantina'],
  ['monica.bonaiti', 'donatella.panzeri', 301, 1, 8, 'Compiti con il nipote'],
  ['simona.negri', 'paolo.colombo', 304, 1, 13, 'Inglese, terza lezione'],
  ['josef.mair', 'karin.kofler', 506, 2, 5, 'Hecke geschnitten und Beete gejätet'],
];

/** @param memberNamed finds a member by the part of the e-mail before the @ */
export function waitingExchanges(memberNamed: (name: string) => DemoMember): PlannedExchange[] {
  return WAITING.map(
    ([creditor, debtor, activity, hours, daysBack, note, recordedBy = creditor], index) => ({
      creditor: memberNamed(creditor),
      debtor: memberNamed(debtor),
      activity,
      minutes: minutesFromHours(hours),
      note,
      daysBack,
      recordedAt: minuteAt(daysBack, 15 * 60 + index * 11),
      recordedBy: memberNamed(recordedBy),
    }),
  );
}
