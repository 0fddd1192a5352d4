/** What a member's home is made of beyond the application itself, as the manifest of the build names it. */

/** The sources of the home in one language, but the texts that every page has. */
export function homeSources(language: string): string[] {
  return [
    'app-providers.tsx',
    'features/people/accounts/session-start.ts',
    'screens/frame/guards.tsx',
    'screens/home.tsx',
    ...textsOf(language, ['home']),
  ];
}

/** The files of some bundles (web/texts-plugin.ts). */
export function textsOf(language: string, bundles: readonly string[]): string[] {
  return bundles.map((bundle) => `../virtual:texts/${language}/${bundle}`);
}
