/** Money as people read it. */
import { currentLanguage } from './index.ts';

/** 1500 → "15,00 €". */
export const euroText = (cents: number): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  );
