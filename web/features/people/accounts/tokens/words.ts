/** What a token may do, in the reader's words. */
import type { TFunction } from 'i18next';
import type { Scope } from '#contract/people/access-tokens.ts';

/** The sentence of a scope; the text namespace `access-tokens` must be there. */
export function scopeWords(t: TFunction<'access-tokens'>, scope: Scope): string {
  const words: Record<Scope, string> = {
    read: t('scopes.read'),
    'exchanges:write': t('scopes.exchanges-write'),
    'desk:read': t('scopes.desk-read'),
  };
  return words[scope];
}
