/** The look of the mailbox: one small sheet, allowed by its own hash and nothing else. */
import { createHash } from 'node:crypto';

export const STYLE = `
:root { color-scheme: light dark;
  --paper: light-dark(#fbf6ec, #14181d); --card: light-dark(#fffdf8, #1c2229);
  --line: light-dark(#e5dbc8, #323c47); --ink: light-dark(#23282e, #efe8db);
  --soft: light-dark(#59616b, #aab3bd); --accent: light-dark(#1a5a8e, #7fb9e8);
  --on-accent: light-dark(#ffffff, #0f1418); --edge: light-dark(#857e6c, #7d8894); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.55 "Atkinson Hyperlegible Next", Verdana, system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
header { border-bottom: 3px solid var(--accent); background: var(--card); padding: 0.9rem 1rem; }
header p { max-width: 44rem; margin: 0 auto; font-weight: 700; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.1875rem; margin: 2rem 0 0.5rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.soft { color: var(--soft); }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin: 1.25rem 0; }
label { display: grid; flex: 1 1 16rem; gap: 0.25rem; }
input, button { font: inherit; min-height: 2.75rem; padding: 0.4rem 0.8rem; border-radius: 0.625rem; }
input { border: 1px solid var(--edge); background: var(--paper); color: var(--ink); width: 100%; }
button { border: 0; background: var(--accent); color: var(--on-accent); font-weight: 700; cursor: pointer; }
ul { list-style: none; margin: 0; padding: 0; }
.mails { background: var(--card); border: 1px solid var(--line); border-radius: 0.875rem; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: block; padding: 0.8rem 1.1rem; color: var(--ink); text-decoration: none; }
.mails a:hover { background: var(--paper); }
.mails strong, .mails span { display: block; overflow-wrap: anywhere; }
nav { display: flex; justify-content: space-between; margin: 1rem 0; min-height: 2.75rem; }
iframe { width: 100%; height: 54rem; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--paper); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card); border: 1px solid var(--line);
  border-radius: 0.875rem; padding: 1rem; font-size: 0.9375rem; }
.links a { overflow-wrap: anywhere; }
.links li { margin: 0.4rem 0; }
`;

const hash = createHash('sha256').update(STYLE).digest('base64');

/** What a page of the mailbox may load: its style and the letter it shows. */
export const PAGE_SECURITY = `default-src 'none'; style-src 'sha256-${hash}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** What a letter may do in its frame: show itself, and have its links followed by a click. */
export const LETTER_SANDBOX = 'allow-top-navigation-by-user-activation';
export const LETTER_SECURITY = `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox ${LETTER_SANDBOX}`;
