/** The table of the nightly checks of the books as types. */
export interface BooksTables {
  books_check: {
    /** `yyyy-MM-dd`. */
    day: string;
    begun_at: Date;
    ended_at: Date;
    faults: number;
  };
}
