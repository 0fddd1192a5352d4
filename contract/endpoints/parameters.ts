/** Parameters that several calls take, in the path or the query. */
import { z } from 'zod';
import { emailSchema, idTextSchema, optionalText } from '../values.ts';

export const byId = z.object({ id: idTextSchema });
export const byEmail = z.object({ email: emailSchema });
export const byBankId = z.object({ bankId: idTextSchema });

/** Lets a link say its language where a browser's header would not. */
export const language = z.object({ lang: optionalText(20).optional() });
