/** What the lists of people who are not members yet are sorted by; without a schema, so that a list needs none. */

export const APPLICANT_SORTS = ['name', 'surname', 'email', 'phone', 'requestedAt'] as const;

export const UNVERIFIED_SORTS = ['name', 'surname', 'email', 'phone', 'registeredAt'] as const;
