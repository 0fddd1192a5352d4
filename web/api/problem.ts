/** Reads a refusal off the wire. */
import { ApiError } from './api-error.ts';

/** The refusal in an answer that is not a success. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const status = response.status;
  const type = response.headers.get('content-type') ?? '';
  const retryAfter = response.headers.get('retry-after');
  const retryAfterS = retryAfter === null ? undefined : Number(retryAfter);
  const text = await response.text().catch(() => '');
  if (type.startsWith('text/plain')) {
    return new ApiError('invalid-input', { status, sentence: text, retryAfterS });
  }
  const { problemSchema } = await import('#contract/errors.ts');
  const problem = problemSchema.safeParse(parsed(text));
  // What is not a problem of ours comes from something between us and the portal.
  if (!problem.success) return new ApiError('unavailable', { status, retryAfterS });
  const { code, errors: fields, changes } = problem.data;
  return new ApiError(code, { status, fields, changes, retryAfterS });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
