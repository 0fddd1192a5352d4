/** The languages of the portal, for the build. */
export const LANGUAGES = ['it', 'en', 'de'];
