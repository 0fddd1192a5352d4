/** The version shown in the footer (specification §9). A test holds it to package.json's. */
export const VERSION = '1.5.8';
