/** Fills the gaps of one text of the grammar: "{{h}} h". For texts with plurals there is i18next. */

export function fill(text: string, gaps: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(gaps[name] ?? gap));
}
