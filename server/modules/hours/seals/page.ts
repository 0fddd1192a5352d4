/** The page about seals at `/prova`, without scripts: it works in any browser, also years from now. */

import type { Seal } from '#contract/hours/seals.ts';
import type { Locale } from '#contract/locales.ts';
import { showDay } from '#contract/values.ts';
import { type Html, html } from '#server/platform/http/html.ts';
import { drawPublicPage } from '#server/platform/http/public-page.ts';
import { wordsIn } from '#server/platform/texts.ts';
import type { Answer } from './texts.ts';

const WORDS = wordsIn('server-seals');

interface Content {
  /** The latest first. */
  seals: readonly Seal[];
  asked: { day?: string; code?: string };
  answer: Answer | undefined;
}

/** A whole page of HTML. */
export function drawSeals(
  { seals, asked, answer }: Content,
  locale: Locale,
  site: { publicUrl: string; portalName: string },
): string {
  const words = WORDS[locale];
  return drawPublicPage({
    ...{ locale, site, title: words.title, owner: site.portalName },
    content: html`<p>${words.lead}</p>
<p>${words.what}</p>
<h2 id="compare">${words.compare}</h2>
<form action="/api/public/seals.html" method="get">
<input type="hidden" name="lang" value="${locale}">
<label>${words.day} <input type="date" name="day" value="${asked.day ?? ''}" required></label>
<label>${words.code} <input type="text" name="code" value="${asked.code ?? ''}" required maxlength="100" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="7F3A-91C2-0B4E"></label>
<button>${words.submit}</button>
</form>
${answer === undefined ? '' : answerOf(answer, locale)}
<h2>${words.latest}</h2>
${listOf(seals, locale)}
<h2>${words.keep}</h2>
<p>${words.keeping}</p>`,
    otherwise: html`<a href="/api/public/seals">JSON</a>`,
  });
}

function answerOf(answer: Answer, locale: Locale): Html {
  const tone = answer === 'same' ? 'answer' : 'answer bad';
  return html`<p class="${tone}" role="status"><strong>${WORDS[locale].answers[answer]}</strong></p>`;
}

function listOf(seals: readonly Seal[], locale: Locale): Html {
  if (seals.length === 0) return html`<p class="soft">${WORDS[locale].none}</p>`;
  const lines = seals.map(
    ({ day, code, hash }) =>
      html`<li><strong>${showDay(day)}</strong><span><code>${code}</code></span><span class="soft"><code>${hash}</code></span></li>`,
  );
  return html`<ul>${lines}</ul>`;
}
