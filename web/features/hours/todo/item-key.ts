/** How what waits is told apart: by the thing itself, so that a decision covers it on its own page too. */
import type { TodoItem } from '#contract/hours/todo.ts';
import { keyOf as keyOfExchange } from '../parts/actions.ts';

export function keyOf(item: TodoItem): string {
  switch (item.kind) {
    case 'confirm':
      return keyOfExchange(item.exchange);
    case 'done':
      return `arrangement ${item.id}`;
    case 'proposal':
      return `${item.every === null ? 'arrangement' : 'standing'} ${item.id}`;
    default:
      return `${item.kind} ${item.id}`;
  }
}
