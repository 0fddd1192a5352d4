/** The name of a bank in two parts: what most banks are called, and what tells this one apart. */

const COMMON =
  /^(?:banca del tempo|zeitbank|time ?bank)(?: (?:di|del|della|dello|dei|of|von))? (?=\S)/iu;

/**
 * "Banca del Tempo di" and "Bergamo". `common` is undefined where a name begins otherwise; together
 * with a space between them the parts are the whole name.
 */
export function splitBankName(whole: string): { common: string | undefined; name: string } {
  const common = COMMON.exec(whole)?.[0];
  return { common: common?.trimEnd(), name: whole.slice(common?.length ?? 0) };
}
