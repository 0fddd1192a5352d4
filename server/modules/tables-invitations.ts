/** The tables of invitations as types. */

export interface InvitationTables {
  invitation: { bank_id: number; person_id: number; invited_at: Date };
  /** Whom the wave of a bank still goes to. */
  invitation_chosen: { bank_id: number; person_id: number };
  invitation_wave: {
    bank_id: number;
    per_day: number;
    state: 'sending' | 'paused' | 'done';
    next_at: Date;
    set_by: number;
  };
}
