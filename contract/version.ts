/** The version people see in the footer and the health answer (specification §9). */
export const APP_VERSION = '1.5.8';
