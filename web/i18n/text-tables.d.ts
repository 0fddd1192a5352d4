/** The tables of texts, which the build makes (web/texts-plugin.ts). */

/** Texts by namespace. */
type LoadTexts = () => Promise<{ texts: Record<string, object> }>;
type LoadTable = () => Promise<{ files: Record<string, LoadTexts | undefined> }>;

declare module 'virtual:texts' {
  type Bundle = 'every' | 'landing' | 'home' | 'soon';
  /** The bundle of a namespace; those that are missing stand in the table `rare`. */
  export const bundleOf: Record<string, Bundle | undefined>;
  export const bundles: Record<
    import('#contract/locales.ts').Locale,
    Record<Bundle, LoadTexts> & { rare: LoadTable }
  >;
}
