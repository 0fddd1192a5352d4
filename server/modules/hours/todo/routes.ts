/** The routes of a member's first page. */
import type { todoEndpoints } from '#contract/endpoints/hours/todo.ts';
import type { ActionsOf } from '#server/call.ts';
import { readHome } from './home.ts';
import { readTodo } from './reading.ts';

export const todoRoutes = { readTodo, readHome } satisfies ActionsOf<typeof todoEndpoints>;
