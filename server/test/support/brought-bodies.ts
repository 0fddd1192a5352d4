/** A sheet with people and bodies, as a bank that changes over has one. */
import type { Caller } from './caller.ts';
import { linesOf } from './imports.ts';

export const BODIES_HEADER =
  'Cognome;Nome;Tipo;Telefono;Indirizzo;Codice fiscale;Chi ha firmato;Modulo firmato il;Saldo';
export const sheetOf = (...lines: string[]) => [BODIES_HEADER, ...lines].join('\n');
export const SAN_ROCCO =
  'Parrocchia di San Rocco;;parrocchia;035 123456;Piazza San Rocco 1;950 123 45678;don Luigi;01/02/2025;4,5';
export const SCHOOL = 'Istituto comprensivo di Alzano;;ente;;;;Ada Rota;03/03/2025;-1';
const TOWN = 'Comune;di Bergamo;comune;;;;Il sindaco;04/04/2025;';
export const ADELE = 'Agazzi;Adele;persona;035 111;Via Roma 1;;;;2';
export const FILE = sheetOf(ADELE, SAN_ROCCO, SCHOOL, TOWN);

/** The bodies of the bank as the desk reads them. */
export async function bodiesOf(desk: Caller) {
  const { json } = await desk.get('/admin/bodies');
  return json.map(({ name, kind, balance, representedBy, signedOn }) => ({
    ...{ name, kind, balance, representedBy, signedOn },
  }));
}

export const BROUGHT = [
  {
    ...{ name: 'Comune di Bergamo', kind: 'town', balance: 0 },
    ...{ representedBy: 'Il sindaco', signedOn: '2025-04-04' },
  },
  {
    ...{ name: 'Istituto comprensivo di Alzano', kind: 'school', balance: -1 },
    ...{ representedBy: 'Ada Rota', signedOn: '2025-03-03' },
  },
  {
    ...{ name: 'Parrocchia di San Rocco', kind: 'parish', balance: 4.5 },
    ...{ representedBy: 'don Luigi', signedOn: '2025-02-01' },
  },
];
/** What becomes of each row, and why. */
export const problemsOf = async (desk: Caller, id: number) =>
  (await linesOf(desk, id)).map(({ plan, problems }) => [plan, ...problems]);
