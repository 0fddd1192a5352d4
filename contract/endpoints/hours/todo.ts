/** A member's first page: what waits for them, and the rest of it. */
import { endpoint } from '#contract/endpoint.ts';
import { homeSchema } from '#contract/hours/home.ts';
import { todoSchema } from '#contract/hours/todo.ts';

export const todoEndpoints = {
  readTodo: endpoint({
    method: 'GET',
    path: '/users/todo',
    access: 'member',
    actsFor: 'trust',
    module: 'todo',
    summary: 'What waits for me to do, in one list: what I may confirm first, the oldest first.',
    status: 200,
    reply: todoSchema,
  }),
  readHome: endpoint({
    method: 'GET',
    path: '/users/home',
    access: 'member',
    actsFor: 'trust',
    module: 'todo',
    summary:
      'The rest of my first page: what pends, my latest exchanges, the next appointment, and whom I can help.',
    status: 200,
    reply: homeSchema,
  }),
};
