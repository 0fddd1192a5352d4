/** What somebody can do, as the portal is asked. */
import { read } from '#web/api/read.ts';

/** Of the reader, or of a member of the reader's bank. */
export function skillsQuery(of: number | 'own') {
  if (of === 'own') return read('readOwnSkills');
  return read('readMemberSkills', { params: { id: of } });
}
