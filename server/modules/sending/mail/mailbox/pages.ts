/** The pages of the mailbox: a list of kept mails, and one mail with its links to click. */
import type { Locale } from '#contract/locales.ts';
import { type Html, html } from '#server/platform/http/html.ts';
import { wordsIn } from '#server/platform/texts.ts';
import { showMoment } from '../letters/moments.ts';
import { LETTER_SANDBOX, STYLE } from './style.ts';

const WORDS = wordsIn('server-mailbox');

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
  const words = WORDS[setting.locale];
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
  const words = WORDS[setting.locale];
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
