/** The tables of texts, which the build makes (web/texts-plugin.ts). */

type TextFiles = Record<string, (() => Promise<{ default: object }>) | undefined>;

declare module 'virtual:first-texts' {
  export const files: TextFiles;
}

declare module 'virtual:rare-texts' {
  export const files: TextFiles;
}
