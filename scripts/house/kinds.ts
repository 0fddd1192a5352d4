/** What kind of file each product file is, by its place and its last word. */

/** A file with its number of lines. */
export interface Counted {
  path: string;
  lines: number;
}

/** Texts: what people read, in all languages. Counted apart, for they grow with every language. */
export const TEXTS = 'texts in all languages';

/** The first that matches counts. */
const KINDS = {
  [TEXTS]: /^texts\/[a-z]+\/.*[.]json$/,
  'texts: keys, words shared, fallback': /^texts\//,
  'contract: endpoint rows': /^contract\/endpoints\b/,
  'contract: schemas and values': /^contract\//,
  migrations: /^server\/migrations\//,
  'server: platform': /^server\/platform\//,
  'server: statements': /\bsql[.]ts$/,
  'server: table types': /^server\/modules\/tables\b/,
  'server: routes': /\broutes[.]ts$/,
  'server: rules': /^server\/modules\/.*\brules[.]ts$/,
  'server: presenting': /\bpresent[.]ts$/,
  'server: letters and texts': /^server\/modules\/(sending\/mail\/|.*\btexts[.]ts$)/,
  'server: actions': /^server\/modules\//,
  'server: root, commands, workers': /^server\//,
  'web: styles': /[.]css$/,
  'web: screens': /^web\/screens\//,
  'web: components of features': /^web\/features\/.*[.]tsx$/,
  'web: queries and helpers of features': /^web\/features\//,
  'web: ui': /^web\/ui\//,
  'web: api': /^web\/api\//,
  'web: root, code of texts': /^web\//,
};

const PRODUCT = /^((contract|texts|server|web)\/.*[.](tsx?|css|sql)|texts\/[a-z]+\/.*[.]json)$/;
/** The demo is data for trying, and tests are no product. */
const BESIDE = /^server\/(test|demo)\/|[.]test[.]tsx?$/;

/** Whether a file is part of what runs at a bank. */
export function isProduct(path: string): boolean {
  return PRODUCT.test(path) && !BESIDE.test(path);
}

/** The kind of a product file. @throws for a file outside of contract, texts, server and web. */
export function kindOf(path: string): string {
  const found = Object.entries(KINDS).find(([, pattern]) => pattern.test(path));
  if (!found) throw new Error(`${path} is no product file`);
  return found[0];
}

/** Files and lines of each kind that occurs, in the order above. */
export function linesByKind(files: Counted[]): { kind: string; files: number; lines: number }[] {
  const byKind = Map.groupBy(files, ({ path }) => kindOf(path));
  return Object.keys(KINDS).flatMap((kind) => {
    const those = byKind.get(kind);
    return those ? [{ kind, files: those.length, lines: sumOf(those) }] : [];
  });
}

/** Lines of all these files together. */
export function sumOf(files: Counted[]): number {
  return files.reduce((sum, { lines }) => sum + lines, 0);
}
