/** The endpoints that only desks call, by name. */
import { rowsFor } from './endpoint-rows.ts';

export const deskEndpointTable = rowsFor('desks');
