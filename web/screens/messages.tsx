/** The reader's conversations (specification §21). */
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#web/features/board/threads/copy-button.tsx';
import { ThreadList } from '#web/features/board/threads/thread-list.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListFoot } from '#web/ui/page/list-foot.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Narrow } from './frame/narrow.tsx';

/** /messages */
export default function MessagesScreen() {
  const { t } = useTranslation('threads');
  return (
    <Narrow>
      <PageTitle aside={<ButtonLink to={paths.newMessage}>{t('write')}</ButtonLink>}>
        {t('title')}
      </PageTitle>
      <p>{t('lead')}</p>
      <ThreadList />
      <ListFoot>
        <CopyButton />
      </ListFoot>
    </Narrow>
  );
}
