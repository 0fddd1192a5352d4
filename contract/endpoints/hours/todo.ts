/** What waits for a member to do. */
import { endpoint } from '#contract/endpoint.ts';
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
};
