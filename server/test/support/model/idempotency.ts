/** Calls with a key of idempotency: the same key and body have one effect and one answer. */
import type { Model } from './model.ts';
import type { Answer, Attempt } from './operation.ts';
import type { Actor } from './permissions.ts';

/** `again` and `other` take the key of the latest call: with its body, or with another one. */
export const KEY_CHOICES = ['none', 'new', 'again', 'other'] as const;
export type KeyChoice = (typeof KEY_CHOICES)[number];

const callerOf = ({ by, behalf }: Actor) => `${by} for ${behalf ?? ''}`;

/** The call with a key as chosen. @param door what refuses it before any key is read */
export function withKey(
  model: Model,
  choice: KeyChoice,
  attempt: Attempt & { body: object },
  door: () => string | undefined,
): Attempt {
  const caller = callerOf(attempt);
  const latest = model.keyed.get(caller);
  if (choice === 'none') return attempt;
  if (choice === 'new' || latest === undefined) {
    model.count += 1;
    const key = `key ${model.count}`;
    const { path, body } = attempt;
    return {
      ...attempt,
      key,
      done(answer: Answer, made) {
        attempt.done?.(answer, made);
        model.keyed.set(caller, { key, path, body, outcome: answer.outcome, door });
      },
    };
  }
  const { done: _, note: __, meanwhile: ___, ...call } = attempt;
  if (choice === 'again') {
    const { key, path, body, outcome } = latest;
    const words = `${attempt.by} repeats ${key}`;
    return { ...call, words, key, path, body, expected: [latest.door() ?? outcome] };
  }
  const expected = [door() ?? 'idempotency-key-reused'];
  return { ...call, words: `${attempt.words}, with a used key`, key: latest.key, expected };
}
