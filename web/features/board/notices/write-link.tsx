/** From a notice to the conversation about it: its author and who answered write to each other. */
import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/board/notices.ts';
import { useActing } from '#web/api/acting.ts';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { writePath } from './notice-paths.ts';

interface WriteLinkProps {
  notice: Notice;
  personId: number;
  who: string;
}

/** Nothing where the desk puts people in touch, the bank has no conversations, or it is for a body. */
export function WriteLink({ notice: { id, contact }, personId, who }: WriteLinkProps) {
  const { t } = useTranslation('notices');
  const session = useSignedIn();
  const acting = useActing();
  if (contact.mode === 'desk' || !hasRoom(session, 'messages') || acting) return null;
  return (
    <div>
      <ButtonLink kind="secondary" to={writePath(personId, id)}>
        {t('write', { who })}
      </ButtonLink>
    </div>
  );
}
