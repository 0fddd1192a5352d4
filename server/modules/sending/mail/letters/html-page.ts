/**
 * A letter as HTML, the one look of every mail. Whatever a mail program may leave out is left out
 * here: no pictures, no scripts, no fonts of ours; the clock of the mark is drawn with borders.
 * The colours are the portal's, light unless the reader's program is dark.
 */
import { Html, html } from '#server/platform/http/html.ts';
import { FRAME, greeting } from './frame.ts';
import type { Detail, Written } from './letter.ts';
import type { Sender } from './plain-text.ts';

/** Inline in every element: some programs read no style sheet. */
const LIGHT = {
  paper: '#fbf6ec',
  card: '#fffdf8',
  line: '#e5dbc8',
  ink: '#23282e',
  soft: '#59616b',
  member: '#1a5a8e',
  bank: '#962a3a',
  sun: '#eaa53a',
};

const FONT = "'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif";

/** For programs that read it, when the reader has them dark: ink on paper turns round. */
const DARK_STYLE = new Html(`<style>
@media (prefers-color-scheme: dark) {
  .paper { background: #14181d !important; }
  .card { background: #1c2229 !important; border-color: #323c47 !important; }
  .card { border-top-color: #7fb9e8 !important; }
  .line { border-color: #323c47 !important; }
  .ink { color: #efe8db !important; }
  .soft { color: #aab3bd !important; }
  .link { color: #7fb9e8 !important; }
  .mark { border-color: #7fb9e8 !important; }
  .button { background: #7fb9e8 !important; }
  .label { color: #0f1418 !important; }
  .bank.card { border-top-color: #f09a98 !important; }
  .bank.button { background: #f09a98 !important; }
  .bank.link { color: #f09a98 !important; }
}
</style>`);

export function htmlPage(letter: Written, from: Sender): string {
  const { reader, words, theme, reason, stopUrl } = letter;
  const frame = FRAME[reader.locale];
  const ink = `color:${LIGHT.ink};font-family:${FONT};`;
  const page = html`<!doctype html>
<html lang="${reader.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${words.subject}</title>
${DARK_STYLE}
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper};">
<div role="main">
<div style="display:none;max-height:0;overflow:hidden;">${words.paragraphs[0] ?? ''}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${LIGHT.paper};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:580px;text-align:left;${ink}">
<tr><td style="padding:0 4px 14px;">${mark(from.portalName)}</td></tr>
<tr><td class="card ${theme}" style="padding:28px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-top:4px solid ${LIGHT[theme]};border-radius:14px;">
${body(letter)}
</td></tr>
<tr><td class="soft" style="padding:18px 4px 0;color:${LIGHT.soft};font-size:14px;line-height:1.5;">
${frame.sentBy} ${from.portalName}<br><a class="link" href="${from.publicUrl}" style="color:${LIGHT.member};">${from.publicUrl}</a><br>${reason}
${stopUrl ? html`<br><a class="link" href="${stopUrl}" style="color:${LIGHT.member};">${frame.stop}</a>` : ''}
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
  return page.text;
}

function body({ reader, words, url, otherUrl, more = [], theme }: Written): Html {
  const frame = FRAME[reader.locale];
  const { subject, paragraphs, details, button, other, closing } = words;
  const buttons = [{ label: button, url }, ...more.filter(({ isButton }) => isButton)];
  const ways = [
    ...(other && otherUrl ? [{ label: other, url: otherUrl }] : []),
    ...more.filter(({ isButton }) => !isButton),
  ];
  return html`<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${LIGHT.ink};">${subject}</h1>
${[greeting(reader), ...paragraphs].map(paragraph)}
${details.length > 0 ? table(details) : ''}
${buttons.map((one) => pushed(one, theme))}
${ways.map((way) => html`<p class="ink" style="margin:0 0 20px;font-size:17px;line-height:1.55;"><a class="link ${theme}" href="${way.url}" style="color:${LIGHT[theme]};">${way.label}</a></p>`)}
<p class="soft" style="margin:0;color:${LIGHT.soft};font-size:14px;line-height:1.5;">${frame.linkHint}<br><a class="link ${theme}" href="${url}" style="color:${LIGHT[theme]};word-break:break-all;">${url}</a></p>
${closing ? html`<p class="soft" style="margin:16px 0 0;color:${LIGHT.soft};font-size:15px;line-height:1.5;">${closing}</p>` : ''}`;
}

function pushed({ label, url }: { label: string; url: string }, theme: Written['theme']): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 20px;"><tr>
<td class="button ${theme}" align="center" style="background:${LIGHT[theme]};border-radius:10px;"><a class="label" href="${url}" style="display:inline-block;padding:13px 26px;color:#ffffff;font-size:17px;font-weight:700;text-decoration:none;">${label}</a></td>
</tr></table>`;
}

function paragraph(text: string): Html {
  return html`<p class="ink" style="margin:0 0 12px;font-size:17px;line-height:1.55;white-space:pre-line;color:${LIGHT.ink};">${text}</p>`;
}

function table(details: Detail[]): Html {
  const rows = details.map(
    ({ label, value, url }) =>
      html`<tr><th scope="row" align="left" valign="top" class="soft line" style="padding:8px 16px 8px 0;border-top:1px solid ${LIGHT.line};color:${LIGHT.soft};font-size:15px;line-height:1.45;font-weight:400;">${label}</th><td valign="top" class="ink line" style="padding:8px 0;border-top:1px solid ${LIGHT.line};color:${LIGHT.ink};font-size:15px;line-height:1.45;white-space:pre-line;word-break:break-word;">${url ? html`<a class="link" href="${url}" style="color:${LIGHT.member};">${value}</a>` : value}</td></tr>`,
  );
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:18px 0 0;">${rows}</table>`;
}

/** A clock whose first quarter is the sun, beside the portal's name. */
function mark(portalName: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="26" height="26" class="mark" style="width:26px;height:26px;border:3px solid ${LIGHT.member};border-radius:50%;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="13" height="13" style="font-size:0;line-height:0;">&nbsp;</td><td width="13" height="13" style="font-size:0;line-height:0;background:${LIGHT.sun};border-radius:0 13px 0 0;">&nbsp;</td></tr><tr><td colspan="2" height="13" style="font-size:0;line-height:0;">&nbsp;</td></tr></table></td>
<td class="ink" style="padding-left:10px;font-size:17px;font-weight:700;color:${LIGHT.ink};">${portalName}</td>
</tr></table>`;
}
