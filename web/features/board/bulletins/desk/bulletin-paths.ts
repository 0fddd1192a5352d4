/** Where bulletins stand at the desk. */
import { paths } from '#web/paths.ts';

export const bulletinPath = (id: number): string => `${paths.bankBulletins}/${id}`;
/** The form, begun with the words of one that was taken back. */
export const bulletinAgainPath = (id: number): string => `${paths.bankNewBulletin}?from=${id}`;
