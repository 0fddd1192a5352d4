/** The frame of the pages without scripts that the API serves to everybody, and their short addresses. */
import type { FastifyInstance } from 'fastify';
import { type Html, html } from './html.ts';
import { PAGE_STYLE } from './page-style.ts';
import { queryIn } from './query.ts';

interface PublicPage {
  locale: string;
  title: string;
  /** Whose page it is: a bank, or the portal. */
  owner: string;
  /** More than every page has in its head. */
  head?: Html;
  content: Html;
  /** The way to the portal, and what else leads on from here. */
  site: { publicUrl: string; portalName: string };
  otherwise: Html;
}

/** A whole page of HTML. */
export function drawPublicPage(page: PublicPage): string {
  const { locale, title, owner, head, content, site, otherwise } = page;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · ${owner}</title>
${head ?? ''}
${PAGE_STYLE}
</head>
<body>
<header><p>${owner}</p></header>
<main>
<h1>${title}</h1>
${content}
</main>
<footer><a href="${site.publicUrl}">${site.portalName}</a> ${otherwise}</footer>
</body>
</html>
`.text;
}

/** An address short enough to be typed from paper, which leads to such a page. */
export function leadTo(app: FastifyInstance, from: string, page: string): void {
  app.get(from, { schema: { hide: true } }, (request, reply) =>
    reply.redirect(`${page}${queryIn(request.url)}`),
  );
}
