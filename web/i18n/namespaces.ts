/** The namespaces of texts that screens read; letters, the server and what several places share have others. */
import type { Texts } from '#texts/keys.ts';

export type Namespace = Exclude<
  keyof Texts,
  `mail-${string}` | `shared-${string}` | `server-${string}`
>;

export type Namespaces = Pick<Texts, Namespace>;
