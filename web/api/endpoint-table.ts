/** The endpoints that members and visitors call, by name. */
import { rowsFor } from './endpoint-rows.ts';

export const endpointTable = rowsFor('members');
