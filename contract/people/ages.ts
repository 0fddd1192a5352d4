/** Birthdays (specification §52), as days `yyyy-MM-dd`. */

/** From this age on the law has somebody answer for themselves. */
export const OF_AGE = 18;
/** From this age on a member below the age that their bank asks for may sign in, by invitation. */
export const LOGIN_AGE = 14;
/** So many days after they came of age the desk reads it, and their guardian is kept. */
export const GUARDIAN_DAYS = 30;

/** The day on which somebody becomes so many years old: who was born on 29 February, in other years on 1 March. */
export function agedOn(birthDate: string, years: number): string {
  const [year = '', month = '', date = ''] = birthDate.split('-');
  const then = String(Number(year) + years).padStart(year.length, '0');
  const isLost = month === '02' && date === '29' && !isLeap(Number(then));
  return isLost ? `${then}-03-01` : `${then}-${month}-${date}`;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Whether somebody is not yet so many years old; who has not said when they were born is not. */
export function isYounger(birthDate: string | null, years: number, today: string): boolean {
  return birthDate !== null && birthDate !== '' && agedOn(birthDate, years) > today;
}
