/**
 * The texts that only the desks of banks and of the portal read, by their files. The table of them is
 * fetched with the first of them: a member's phone never asks for it.
 */
import type { Namespace, Namespaces } from './namespaces.ts';

export const deskFiles = import.meta.glob<{ default: Namespaces[Namespace] }>([
  './{it,en,de}/bank-{board,desk,exchanges,record}.ts',
  './{it,en,de}/{archive,closing,desk-work,imports,invitations,shares}.ts',
]);
