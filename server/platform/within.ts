/** A bound on waiting. */

/** What `work` gives, unless it takes longer; it is not ended by that. @throws Error when it does */
export async function withinMs<Result>(most: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${most} ms`)), most);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
