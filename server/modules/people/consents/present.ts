/** Privacy notices and consents as members and their desk read them. */
import type {
  KnownConsent,
  MemberConsent,
  OwnConsent,
  PrivacyNotice,
} from '#contract/people/consents.ts';
import { showDay } from '#contract/values.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { findMemberConsent, listKnownConsents } from './desk-sql.ts';
import type { findConsent, findNotice } from './sql.ts';

export function presentNotice(
  row: Pick<RowOf<typeof findNotice>, 'number' | 'text' | 'saved_at'>,
): PrivacyNotice {
  return { number: row.number, text: row.text, savedAt: row.saved_at.toISOString() };
}

export function presentOwnConsent(row: RowOf<typeof findConsent>): OwnConsent {
  const { agreed_number: number, agreed_text: text, agreed_saved_at, agreed_at } = row;
  const isKnown = number !== null && text !== null && agreed_saved_at !== null;
  return {
    notice: presentNotice(row),
    agreed:
      isKnown && agreed_at !== null
        ? {
            ...{ number, text },
            savedAt: agreed_saved_at.toISOString(),
            agreedAt: agreed_at.toISOString(),
          }
        : null,
    isAsked: (number ?? 0) < row.asking_number,
  };
}

export function presentKnownConsent(
  row: Omit<RowOf<typeof listKnownConsents>, 'person_id'>,
): KnownConsent {
  return {
    number: row.number,
    agreedAt: row.agreed_at.toISOString(),
    way: row.way,
    signedOn: row.signed_on && showDay(row.signed_on),
  };
}

export function presentMemberConsent(row: RowOf<typeof findMemberConsent>): MemberConsent {
  const { number, agreed_at, way, signed_on } = row;
  const isKnown = number !== null && agreed_at !== null && way !== null;
  return {
    id: row.id,
    fullName: row.full_name,
    hasLogin: row.access === 'self',
    agreed: isKnown ? presentKnownConsent({ number, agreed_at, way, signed_on }) : null,
    isAsked: row.is_asked,
    remindedAt: row.reminded_at?.toISOString() ?? null,
  };
}
