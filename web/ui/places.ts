/** Places in a row of things that are all alike and never change order: 1, 2, 3… */
export function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
