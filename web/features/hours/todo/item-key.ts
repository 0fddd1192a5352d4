/** How what waits is told apart on a page. */
import type { TodoItem } from '#contract/hours/todo.ts';
import { keyOf as keyOfExchange } from '../parts/actions.ts';

export const keyOf = (item: TodoItem) =>
  item.kind === 'confirm'
    ? keyOfExchange(item.exchange)
    : `${item.kind} ${item.id} ${item.kind === 'proposal' && item.every}`;
