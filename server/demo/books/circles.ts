/** Who exchanges with whom in the demo, how often, since when and about what. */
import type { BankKey } from '../banks.ts';
import { careServices } from '../services/care.ts';
import { cultureServices } from '../services/culture.ts';
import { germanServices } from '../services/german.ts';
import { houseServices } from '../services/house.ts';
import { kitchenServices } from '../services/kitchen.ts';
import { lessonServices } from '../services/lessons.ts';
import { officeServices } from '../services/office.ts';
import type { Service } from '../services/service.ts';

export interface Circle {
  creditors: BankKey;
  debtors: BankKey;
  exchanges: number;
  sinceDaysBack: number;
  services: readonly Service[];
}

/** Bergamo and Lecco have been friend banks for so many days. */
export const LINKED_DAYS_BACK = 640;

const TWO_YEARS_BACK = 730;

const italianServices = [
  ...careServices,
  ...houseServices,
  ...lessonServices,
  ...officeServices,
  ...kitchenServices,
  ...cultureServices,
];

function circle(
  creditors: BankKey,
  debtors: BankKey,
  exchanges: number,
  sinceDaysBack = TWO_YEARS_BACK,
  services: readonly Service[] = italianServices,
): Circle {
  return { creditors, debtors, exchanges, sinceDaysBack, services };
}

export const CIRCLES: Circle[] = [
  circle('bergamo', 'bergamo', 235),
  circle('lecco', 'lecco', 80),
  circle('bergamo', 'lecco', 26, LINKED_DAYS_BACK - 5),
  circle('lecco', 'bergamo', 24, LINKED_DAYS_BACK - 5),
  circle('bozen', 'bozen', 16, TWO_YEARS_BACK, germanServices),
];
