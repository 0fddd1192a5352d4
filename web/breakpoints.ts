/**
 * The two widths at which the whole portal changes its layout, by name: `@media (--phone)`. A custom
 * property cannot stand in a media query, so the names are filled in while the styles are built. What
 * only one part needs keeps a width of its own.
 */
import type { Plugin } from 'vite';

const BREAKPOINTS: Record<string, string> = {
  '--phone': '(max-width: 47.99rem)',
  '--desk': '(min-width: 48rem)',
  '--wide': '(min-width: 60rem)',
  '--not-wide': '(max-width: 59.99rem)',
};

/** Fills in the widths. @throws for a name that is none */
export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /[.]css$/, code: /@media[^{]*\(--/ },
      handler: (code) => ({ code: withWidths(code), map: null }),
    },
  };
}

function withWidths(styles: string): string {
  return styles.replaceAll(/@media[^{]*/g, (query) =>
    query.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
      const width = BREAKPOINTS[name];
      if (!width) throw new Error(`there is no breakpoint ${name}`);
      return width;
    }),
  );
}
