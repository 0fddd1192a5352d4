/** Excluding a member, and telling how it went. */
import { useTranslation } from 'react-i18next';
import { useReason } from '#web/api/use-reason.ts';
import { say } from '#web/ui/notice/toasts.ts';
import { useRemoveMember } from './mutations.ts';

interface Person {
  id: number;
  fullName: string;
}

/** Resolves, whether it went well or not, once the reader has been told. @returns whether it did */
export function useRemoval() {
  const { t } = useTranslation('bank-members');
  const reasonOf = useReason();
  const remove = useRemoveMember();
  return async ({ id, fullName }: Person): Promise<boolean> => {
    try {
      await remove.mutateAsync(id);
      say('success', t('remove.done', { name: fullName }));
      return true;
    } catch (error) {
      say('error', t('remove.failed'), reasonOf(error));
      return false;
    }
  };
}
