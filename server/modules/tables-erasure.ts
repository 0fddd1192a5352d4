/** The table of people who wait to be erased, as a type. */
export interface ErasureTables {
  erasure: { person_id: number; asked_at: Date; due_at: Date };
}
