/** The public board as a page without scripts, and as a feed: every text in it is escaped. */

import type { NoticeKind } from '#contract/board/notices.ts';
import type { PublicBoard } from '#contract/endpoints/board/public-board.ts';
import type { Locale } from '#contract/locales.ts';
import { showDay } from '#contract/values.ts';
import { type Html, html } from '#server/platform/http/html.ts';
import { drawPublicPage } from '#server/platform/http/public-page.ts';
import { sentencesIn, wordsIn } from '#server/platform/texts.ts';

const WORDS = wordsIn('server-public-board');
const say = sentencesIn('server-public-board');

interface Site {
  publicUrl: string;
  portalName: string;
}

type PublicNotice = PublicBoard['notices'][number];

/** A whole page of HTML. */
export function drawPage(board: PublicBoard, locale: Locale, site: Site): string {
  const words = WORDS[locale];
  const { bank, notices } = board;
  const of = (kind: NoticeKind) => notices.filter((notice) => notice.kind === kind);
  const feed = `board.rss?lang=${locale}`;
  return drawPublicPage({
    ...{ locale, site, title: words.title, owner: bank.name },
    head: html`<link rel="alternate" type="application/rss+xml" title="${bank.name}" href="${feed}">`,
    content: html`<p>${words.lead} ${bank.phone === '' ? '' : words.call}</p>
${bank.phone === '' ? '' : html`<p><a href="tel:${bank.phone.replaceAll(/[^\d+]/g, '')}">${bank.phone}</a></p>`}
${section('request', of('request'), locale)}
${section('offer', of('offer'), locale)}`,
    otherwise: html`<a href="${feed}">RSS</a>`,
  });
}

function section(kind: NoticeKind, notices: readonly PublicNotice[], locale: Locale): Html {
  const { headings, empty } = WORDS[locale];
  const list =
    notices.length === 0
      ? html`<p class="soft">${empty[kind]}</p>`
      : html`<ul>${notices.map((notice) => line(notice, locale))}</ul>`;
  return html`<h2>${headings[kind]} (${notices.length})</h2>
${list}`;
}

function line(notice: PublicNotice, locale: Locale): Html {
  return html`<li><strong>${notice.title}</strong><span class="soft">${aboutOf(notice, locale)}</span></li>`;
}

function aboutOf(notice: PublicNotice, locale: Locale): string {
  const { title, activity, postedOn, neededBy, places, placesTaken: taken } = notice;
  const parts = [
    ...(title === activity ? [] : [activity]),
    ...(places === 1 ? [] : [say(locale, 'taken', { taken, places })]),
    say(locale, 'since', { day: showDay(postedOn) }),
    ...(neededBy === null ? [] : [say(locale, 'until', { day: showDay(neededBy) })]),
  ];
  return parts.join(' · ');
}

/** A feed of RSS 2.0. */
export function drawFeed(board: PublicBoard, locale: Locale, { publicUrl }: Site): string {
  const words = WORDS[locale];
  const { bank, notices } = board;
  const items = notices.map(
    (notice) => html`<item>
<title>${words.labels[notice.kind]}: ${notice.title}</title>
<description>${aboutOf(notice, locale)}</description>
<link>${publicUrl}/board/${notice.id}</link>
<guid isPermaLink="false">${publicUrl}/board/${notice.id}</guid>
<pubDate>${new Date(notice.postedOn).toUTCString()}</pubDate>
</item>
`,
  );
  return html`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0">
<channel>
<title>${words.title} · ${bank.name}</title>
<link>${publicUrl}/api/public/banks/${bank.id}/board.html</link>
<description>${words.lead}</description>
<language>${locale}</language>
${items}</channel>
</rss>
`.text;
}
