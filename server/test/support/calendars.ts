/** Calendar files as another program reads them: parsed by ical.js, which shares no code with the portal. */
import ICAL from 'ical.js';

/** An appointment as it stands in the reader's calendar. */
export interface ReadEvent {
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  location: string;
  start: string;
  minutes: number;
}

/** Reads a whole file. @throws where it is none, or names no time zone for its times */
export function readCalendar(text: string): { method: string; events: ReadEvent[] } {
  const calendar = ICAL.Component.fromString(text);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (!zone) throw new Error('a calendar file has its time zone');
  const timezone = new ICAL.Timezone(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const start = event.startDate.clone();
    start.zone = timezone;
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      summary: event.summary,
      location: event.location ?? '',
      start: start.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
    };
  });
  return { method: String(calendar.getFirstPropertyValue('method')), events };
}
