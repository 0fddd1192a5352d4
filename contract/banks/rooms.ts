/**
 * Rooms: parts of the portal that a bank opens when it needs them (specification §40). What is in a room
 * that is closed stays and can be finished; nothing begins there. What the specification of time banks
 * itself names is in none.
 */
import { z } from 'zod';
import { SHORT_TEXT_MAX } from '../limits.ts';
import type { RuleName } from './bank-rules.ts';
import { ROOM_NAMES, ROOM_USES, type RoomName } from './room-names.ts';

interface Room {
  /** The rules of a bank that are about it alone. */
  rules: readonly RuleName[];
  /** Of these, the ones by which something happens by itself until they are back at their start. */
  acting: readonly RuleName[];
  /** It adds something for members, who read so in the next news of the board. */
  tellsMembers: boolean;
}

export const ROOMS: Record<RoomName, Room> = {
  paper: { rules: ['cheque-days', 'statement-months'], acting: [], tellsMembers: false },
  bulletin: { rules: [], acting: [], tellsMembers: true },
  messages: { rules: [], acting: [], tellsMembers: true },
  fund: {
    rules: [
      'newcomer-gift',
      'gift-most',
      'gifts-in-a-year',
      'lesson-preparation',
      'yearly-share',
      'fund-low',
    ],
    acting: ['newcomer-gift', 'yearly-share'],
    tellsMembers: true,
  },
  'public-board': { rules: ['board-public'], acting: ['board-public'], tellsMembers: false },
  programs: { rules: [], acting: [], tellsMembers: false },
  association: {
    rules: [
      ...(['fee-needed-to-give', 'insured-needed-to-give', 'age-least'] as const),
      ...(['admission-first', 'register-visible', 'register-years'] as const),
    ],
    acting: [
      ...(['fee-needed-to-give', 'insured-needed-to-give'] as const),
      ...(['admission-first', 'register-visible'] as const),
    ],
    tellsMembers: false,
  },
  bodies: { rules: ['body-low', 'body-high'], acting: [], tellsMembers: false },
};

/** The room that a rule is about; most are about none. */
export function roomOfRule(rule: RuleName): RoomName | undefined {
  return ROOM_NAMES.find((name) => ROOMS[name].rules.includes(rule));
}

export const roomSchema = z.object({
  name: z.enum(ROOM_NAMES),
  isOpen: z.boolean(),
  /** Since when, and by whom, given name first; null where nobody has changed it. */
  since: z.string().nullable(),
  by: z.string().nullable(),
  /** Why it cannot be closed now; of a closed one, what came back into it meanwhile. */
  inUse: z.array(z.enum(ROOM_USES)),
  /** It is closed, and something came back into it, or it would help now and the desk has not said no. */
  isOffered: z.boolean(),
});
export type BankRoom = z.infer<typeof roomSchema>;

/** Any word: what is no room is not found. */
export const roomParams = z.object({ name: z.string().max(SHORT_TEXT_MAX) });

/** Opening or closing. `basedOn` is what the page showed. */
export const roomUpdateSchema = z.object({
  isOpen: z.boolean({ error: 'required' }),
  basedOn: z.object({ isOpen: z.boolean({ error: 'invalid' }) }).optional(),
});
