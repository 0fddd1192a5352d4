/** The table of sealed days as types. */
export interface SealTables {
  seal: {
    /** `yyyy-MM-dd`. */
    day: string;
    previous: Buffer;
    salt: Buffer;
    last_transfer_id: number;
    rows: number;
    hash: Buffer;
    marks: Buffer;
    sealed_at: Date;
  };
}
