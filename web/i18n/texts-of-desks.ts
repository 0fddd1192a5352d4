/**
 * The texts of the desks of banks and of the portal, and of pages that members open rarely, by their
 * files. The table of them is fetched with the first of them: the first pages do without.
 */
import type { Namespace, Namespaces } from './namespaces.ts';

export const deskFiles = import.meta.glob<{ default: Namespaces[Namespace] }>([
  './{it,en,de}/bank-{board,desk,exchanges,record}.ts',
  './{it,en,de}/{access-tokens,archive,closing,desk-work,help,imports,invitations,joining,letters,members,network,own-data,security,shares,skills,trust,webhooks}.ts',
]);
