/** The one look of the pages without scripts that the API serves: the portal's colours, light and dark. */
import { Html } from './html.ts';

export const PAGE_STYLE = new Html(`<style>
:root { color-scheme: light dark;
  --paper: light-dark(#fbf6ec, #14181d); --card: light-dark(#fffdf8, #1c2229);
  --line: light-dark(#e5dbc8, #323c47); --ink: light-dark(#23282e, #efe8db);
  --soft: light-dark(#59616b, #aab3bd); --accent: light-dark(#1a5a8e, #7fb9e8); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 1.0625rem/1.55 "Atkinson Hyperlegible Next", Verdana, system-ui, sans-serif; }
header { border-bottom: 3px solid var(--accent); background: var(--card); }
header p, main, footer { max-width: 46rem; margin: 0 auto; padding: 0.9rem 1rem; }
header p { font-weight: 700; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0.75rem 0 0.5rem; }
h2 { font-size: 1.1875rem; margin: 1.75rem 0 0.5rem; }
a { color: var(--accent); display: inline-block; padding: 0.6rem 0; min-height: 2.75rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
ul { list-style: none; margin: 0; padding: 0; background: var(--card);
  border: 1px solid var(--line); border-radius: 0.875rem; }
li { padding: 0.8rem 1.1rem; }
li + li { border-top: 1px solid var(--line); }
strong, li span { display: block; }
.soft, footer { color: var(--soft); }
form { background: var(--card); border: 1px solid var(--line); border-radius: 0.875rem;
  padding: 1.1rem; display: grid; gap: 0.9rem; }
label { display: grid; gap: 0.25rem; font-weight: 700; }
input, button { font: inherit; min-height: 2.75rem; border-radius: 0.5rem; max-width: 100%; }
input { color: inherit; font-weight: 400; background: var(--paper); border: 1px solid var(--soft); padding: 0.4rem 0.7rem; }
button { color: var(--paper); background: var(--accent); border: 0; padding: 0.4rem 1.2rem;
  font-weight: 700; justify-self: start; cursor: pointer; }
code { font: inherit; font-variant-numeric: tabular-nums; }
.soft code { font-size: 0.875rem; }
.answer { background: var(--card); border: 1px solid var(--line); border-left: 6px solid var(--accent);
  border-radius: 0.5rem; padding: 0.9rem 1.1rem; }
.answer.bad { border-left-color: light-dark(#b3261e, #ff9a90); }
footer { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
@media print { header { border: 0; } footer { display: none; } }
</style>`);
