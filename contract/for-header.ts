/** The header that names the person for whom a call is made (specification §12). */
export const FOR_HEADER = 'x-for';
