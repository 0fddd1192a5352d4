/** Excluding a member, and telling how it went. */
import { useTranslation } from 'react-i18next';
import { personName } from '#contract/person-name.ts';
import { useReason } from '#web/api/use-reason.ts';
import { say } from '#web/ui/notice/toasts.ts';
import { useRemoveMember } from './mutations.ts';

interface Person {
  id: number;
  name: string;
  surname: string;
}

/** Resolves, whether it went well or not, once the reader has been told. @returns whether it did */
export function useRemoval() {
  const { t } = useTranslation('members');
  const reasonOf = useReason();
  const remove = useRemoveMember();
  return async (person: Person): Promise<boolean> => {
    try {
      await remove.mutateAsync(person.id);
      say('success', t('remove.done', { name: personName(person) }));
      return true;
    } catch (error) {
      say('error', t('remove.failed'), reasonOf(error));
      return false;
    }
  };
}
