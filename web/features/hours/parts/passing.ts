/** Why the desk records hours though something is missing of who gave. */

/** As the body has it. */
export const passingToWire = (passing: string) =>
  passing.trim() === '' ? {} : { passing: passing.trim() };
