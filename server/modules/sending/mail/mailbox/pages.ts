/** The pages of the mailbox: a list of kept mails, and one mail with its links to click. */
import type { Locale } from '#contract/locales.ts';
import { type Html, html } from '#server/platform/http/html.ts';
import { showMoment } from '../letters/moments.ts';
import { LETTER_SANDBOX, STYLE } from './style.ts';

export interface KeptMail {
  id: number;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: Date;
}

/** In which language and where a page is shown. */
export interface Setting {
  locale: Locale;
  portalName: string;
  timeZone: string;
}

/** One page of the list: the mails on it, and what else there is. */
export interface MailList {
  mails: KeptMail[];
  /** Only to this address. */
  recipient: string | null;
  /** Counted from 1. */
  page: number;
  hasOlder: boolean;
}

export function listPage(list: MailList, setting: Setting): string {
  const words = MAILBOX_WORDS[setting.locale];
  const { mails, recipient, page, hasOlder } = list;
  const at = (number: number) =>
    `/mailbox?${new URLSearchParams({ ...(recipient ? { to: recipient } : {}), page: String(number) })}`;
  return frame(
    words.title,
    setting,
    html`<h1>${words.title}</h1>
<p class="soft">${words.why}</p>
<form action="/mailbox"><label>${words.filter}<input type="email" name="to" value="${recipient ?? ''}" autocomplete="off"></label><button>${words.show}</button></form>
${recipient ? html`<p><a href="/mailbox">${words.all}</a></p>` : ''}
${mails.length > 0 ? html`<ul class="mails">${mails.map((mail) => line(mail, setting))}</ul>` : html`<p>${words.empty}</p>`}
<nav><span>${page > 1 ? html`<a href="${at(page - 1)}">${words.newer}</a>` : ''}</span><span>${hasOlder ? html`<a href="${at(page + 1)}">${words.older}</a>` : ''}</span></nav>`,
  );
}

function line(mail: KeptMail, { locale, timeZone }: Setting): Html {
  return html`<li><a href="/mailbox/${mail.id}"><strong>${mail.subject}</strong><span class="soft">${mail.recipient} · ${showMoment(mail.created_at, locale, timeZone)}</span></a></li>`;
}

export function mailPage(mail: KeptMail, setting: Setting): string {
  const words = MAILBOX_WORDS[setting.locale];
  const moment = showMoment(mail.created_at, setting.locale, setting.timeZone);
  const links = mail.text_body.match(/https?:\/\/\S+/g) ?? [];
  return frame(
    mail.subject,
    setting,
    html`<p><a href="/mailbox">${words.back}</a></p>
<h1>${mail.subject}</h1>
<p class="soft">${words.to} ${mail.recipient}<br>${words.sentAt} ${moment}</p>
<h2>${words.asHtml}</h2>
<iframe src="/mailbox/${mail.id}/html" title="${mail.subject}" sandbox="${LETTER_SANDBOX}"></iframe>
<h2>${words.links}</h2>
<ul class="links">${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>
<h2>${words.asText}</h2>
<pre>${mail.text_body}</pre>`,
  );
}

/** The letter itself, as it stands in its frame: its links open in the whole window. */
export function letterPage(mail: KeptMail): string {
  return mail.html_body.replace('<head>', '<head><base target="_top">');
}

function frame(title: string, { locale, portalName }: Setting, content: Html): string {
  return `<!doctype html>
${
  html`<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · ${portalName}</title>`
    .text
}<style>${STYLE}</style></head>
${
  html`<body><header><p>${portalName}</p></header><main>
${content}
</main></body>
</html>
`.text
}`;
}

interface MailboxWords {
  title: string;
  why: string;
  filter: string;
  show: string;
  all: string;
  empty: string;
  newer: string;
  older: string;
  back: string;
  to: string;
  sentAt: string;
  asHtml: string;
  asText: string;
  links: string;
}

const MAILBOX_WORDS: Record<Locale, MailboxWords> = {
  it: {
    title: 'Email trattenute',
    why: 'Nessun server di posta è configurato: le email restano qui invece di partire, visibili solo da questo computer.',
    filter: 'Solo per questo indirizzo',
    show: 'Mostra',
    all: 'Mostra tutte',
    empty:
      'Qui non c’è ancora nessuna email. La prossima apparirà appena il portale ha qualcosa da dire.',
    newer: '‹ Più recenti',
    older: 'Più vecchie ›',
    back: '‹ Tutte le email',
    to: 'A',
    sentAt: 'Del',
    asHtml: 'Come si presenta',
    asText: 'Solo testo',
    links: 'Indirizzi nell’email',
  },
  en: {
    title: 'Kept e-mails',
    why: 'No mail server is configured: e-mails stay here instead of leaving, visible from this computer only.',
    filter: 'Only to this address',
    show: 'Show',
    all: 'Show all',
    empty:
      'There is no e-mail here yet. The next one appears as soon as the portal has something to say.',
    newer: '‹ Newer',
    older: 'Older ›',
    back: '‹ All e-mails',
    to: 'To',
    sentAt: 'Of',
    asHtml: 'As it looks',
    asText: 'Text only',
    links: 'Addresses in the e-mail',
  },
  de: {
    title: 'Zurückbehaltene E-Mails',
    why: 'Kein Mailserver ist eingerichtet: E-Mails bleiben hier, statt verschickt zu werden, und sind nur von diesem Rechner aus zu sehen.',
    filter: 'Nur an diese Adresse',
    show: 'Anzeigen',
    all: 'Alle anzeigen',
    empty:
      'Hier ist noch keine E-Mail. Die nächste erscheint, sobald das Portal etwas zu sagen hat.',
    newer: '‹ Neuere',
    older: 'Ältere ›',
    back: '‹ Alle E-Mails',
    to: 'An',
    sentAt: 'Vom',
    asHtml: 'So sieht sie aus',
    asText: 'Nur Text',
    links: 'Adressen in der E-Mail',
  },
};
