/**
 * The texts of the desks of banks and of the portal, and of pages that members open rarely, by their
 * files. The table of them is fetched with the first of them: the first pages do without.
 */
import type { Namespace, Namespaces } from './namespaces.ts';

export const deskFiles = import.meta.glob<{ default: Namespaces[Namespace] }>([
  './{it,en,de}/bank-{appointments,board,bulletins,desk,exchanges,months,record,rules}.ts',
  './{it,en,de}/{access-tokens,accessibility,accounts,acting,activities,answer-days,appointments,archive,attention,banks,bodies,bulletins,cheques,closing,company,course,desk-work,evening,everyday-words,exporting,failed-work,fees,finding,first-steps,fund,health,help,imports,insured,invitations,joining,letters,limits,members,minors,network,not-found,notices,outside,own-data,own-exchanges,passkeys,past-exchanges,pictures,planning,portal,privacy,profile,recorded,register,reports,rooms,security,shares,skills,thanks,threads,trust,webhooks}.ts',
]);
