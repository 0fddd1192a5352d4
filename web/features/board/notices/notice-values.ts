/** What is typed into the form of a notice, and the body that goes to the server. Pure. */
import {
  type ContactMode,
  type Notice,
  type NoticeKind,
  type NoticeReach,
  newAnswerSchema,
  newNoticeSchema,
} from '#contract/board/notices.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { idSchema } from '#contract/values.ts';

/** Somebody chosen, with the names to show after a reload. */
interface Person {
  id: number;
  /** As the list has it, surname first. */
  name: string;
  /** As sentences have it, first name first. */
  spokenName: string;
}

/** Texts and ticks, so that it can be kept as a draft. */
export interface NoticeForm {
  title: string;
  activity: string;
  /** Hours of the wire as a text; empty where nobody knows. */
  hours: string;
  body: string;
  whenText: string;
  placeText: string;
  /** `yyyy-MM-dd`, or empty. */
  neededBy: string;
  reach: NoticeReach | '';
  /** For how many people a request of a body is. */
  places: string;
  contact: ContactMode | '';
  givesPhone: boolean;
  givesEmail: boolean;
  /** At the desk: for whom, and how they told it. */
  forPerson: readonly Person[];
  basis: ExchangeBasis;
}

/** How long help may take, as people say it before they know. */
export const USUAL_HOURS = [0.5, 1, 1.5, 2, 3, 4, 6, 8];

export const EMPTY_NOTICE: NoticeForm = {
  title: '',
  activity: '',
  hours: '',
  body: '',
  whenText: '',
  placeText: '',
  neededBy: '',
  reach: 'bank',
  places: '1',
  contact: 'portal',
  givesPhone: true,
  givesEmail: true,
  forPerson: [],
  basis: 'phone',
};

/** A notice as its form has it. */
export function formOf(notice: Notice): NoticeForm {
  return {
    ...EMPTY_NOTICE,
    title: notice.title,
    activity: String(notice.activity.id),
    hours: notice.hours === null ? '' : String(notice.hours),
    body: notice.body,
    whenText: notice.whenText,
    placeText: notice.placeText,
    neededBy: notice.neededBy ?? '',
    reach: notice.reach,
    places: String(notice.places),
  };
}

/** The body for the contract's schema; only requests have a day. How one is reached its author has said for all. */
export function toWire(form: NoticeForm, kind: NoticeKind) {
  const { activity, hours, neededBy, reach, places } = form;
  const { title, body, whenText, placeText } = form;
  return {
    ...{ title, body, whenText, placeText },
    activity: activity === '' ? undefined : Number(activity),
    hours: hours === '' ? null : Number(hours),
    neededBy: neededBy === '' || kind === 'offer' ? null : neededBy,
    reach: reach === '' ? undefined : reach,
    places: kind === 'request' ? Number(places) : undefined,
  };
}

/** What the desk sends for a member: the body of their own call, and who it is, which a header says. */
export const deskNoticeSchema = newNoticeSchema.extend({ forPerson: idSchema });
export const deskAnswerSchema = newAnswerSchema.extend({ forPerson: idSchema });

/** A notice that the desk posts, for whom, and how they are reached. */
export function toDeskWire(form: NoticeForm, kind: NoticeKind) {
  const { contact, givesPhone, givesEmail } = form;
  const reached = { contact: contact === '' ? undefined : contact, givesPhone, givesEmail };
  return { kind, ...toWire(form, kind), ...reached, forPerson: form.forPerson[0]?.id };
}
