/** The letter that reminds of a fee, as it is sent and as the desk reads it before (specification §48). */
import type it from '../it/fee-letter.ts';
import type { Translated } from '../translated.ts';

export default {
  subject: 'The fee of {{bank}} for {{year}}',
  lead: 'The fee of {{bank}} for {{year}} is due by {{day}}, and we have not received yours yet.',
  rest: 'If you have paid it, our messages have crossed, and there is nothing to do. How much it is and where you stand you alone see, in your profile.',
  button: 'See it in your profile',
  closing: 'Call the desk with any question.',
  closing_phone: 'Call the desk with any question: {{phone}}.',
} satisfies Translated<typeof it>;
