/** The figures of the menus: how many things wait at each place. */

/** Figures beside the menu's words; 0 where they do not belong to the pages, and while they are not known. */
export interface Counts {
  /** Whether there are conversations: the bank has opened them (specification §40). */
  hasMessages: boolean;
  /** What is the reader's to do (`count` of *Tocca a te*): the one number of a member. */
  todo: number;
  /** Pending exchanges that the reader may confirm; `20+` where the list has no more. */
  toConfirm: number | `${number}+`;
  /** Conversations in which something is new. */
  unread: number;
  /** Pending exchanges of the bank, at its desk. */
  atDesk: number;
  /** Open applications of new banks; 0 for everybody but the portal's administrators. */
  applications: number;
}
