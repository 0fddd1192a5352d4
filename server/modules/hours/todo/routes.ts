/** The route of what waits for a member to do. */
import type { todoEndpoints } from '#contract/endpoints/hours/todo.ts';
import type { ActionsOf } from '#server/call.ts';
import { readTodo } from './reading.ts';

export const todoRoutes = { readTodo } satisfies ActionsOf<typeof todoEndpoints>;
