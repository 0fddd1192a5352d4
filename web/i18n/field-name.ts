/** In a list of problems: what the field is called that a problem is about; empty elsewhere. */
import { createContext } from 'react';

export const FieldName = createContext('');
