/** The status page at `/status`, without scripts: it needs nothing but the process that answers. */
import type { Locale } from '#contract/locales.ts';
import type { Maintenance, PublicStatus } from '#contract/portal/status.ts';
import { sayDay, showAppointment } from '#server/modules/sending/mail/letters/moments.ts';
import { type Html, html } from '#server/platform/http/html.ts';
import { drawPublicPage } from '#server/platform/http/public-page.ts';
import { sentencesIn, wordsIn } from '#server/platform/texts.ts';

const WORDS = wordsIn('server-status');
const say = sentencesIn('server-status');

interface Site {
  publicUrl: string;
  portalName: string;
  timeZone: string;
}

/** A whole page of HTML. */
export function drawStatus(status: PublicStatus, locale: Locale, site: Site): string {
  const words = WORDS[locale];
  const { state, maintenance } = status;
  const moment = showAppointment(new Date(status.runningSince), locale, site.timeZone);
  const tone = state === 'up' ? 'answer' : 'answer bad';
  return drawPublicPage({
    ...{ locale, site, title: words.title, owner: site.portalName },
    content: html`<p class="${tone}" role="status"><strong>${words.states[state]}</strong></p>
<p class="soft">${say(locale, 'since', { moment })}</p>
<h2>${words.planned}</h2>
${maintenance.length === 0 ? html`<p class="soft">${words.none}</p>` : listOf(maintenance, locale)}`,
    otherwise: html`<a href="/api/public/status">JSON</a>`,
  });
}

function listOf(all: readonly Maintenance[], locale: Locale): Html {
  const lines = all.map(({ day, from, to, note }) => {
    const when = say(locale, 'span', { day: sayDay(day, locale), from, to });
    return html`<li><strong>${when}</strong><span class="soft">${note}</span></li>`;
  });
  return html`<ul>${lines}</ul>`;
}
