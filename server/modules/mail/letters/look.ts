/** The portal's colours and letters as mails use them. */
import { Html } from '../html.ts';

/** Inline in every element: some programs read no style sheet. */
export const LIGHT = {
  paper: '#fbf6ec',
  card: '#fffdf8',
  line: '#e5dbc8',
  ink: '#23282e',
  soft: '#59616b',
  member: '#1a5a8e',
  bank: '#962a3a',
  sun: '#eaa53a',
};

export const FONT = "'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif";

/** For programs that read it, when the reader has them dark: ink on paper turns round. */
export const DARK_STYLE = new Html(`<style>
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
