/** Writing to somebody (specification §21): `?to=` says to whom, `?notice=` or the words of `?about=` about what. */
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { SEARCH_MAX } from '#contract/limits.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { BeginThread, ChoosePerson } from '#web/features/board/threads/begin-thread.tsx';
import { threadPath } from '#web/features/board/threads/thread-paths.ts';
import { idIn } from '#web/ui/address-id.ts';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Narrow } from '../frame/narrow.tsx';

/** /messages/new */
export default function NewMessage() {
  const { t } = useTranslation('threads');
  const { userBankId } = useSignedIn();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const personId = idIn(params.get('to'));
  const noticeId = idIn(params.get('notice'));
  return (
    <Narrow>
      <PageTitle>{t('write')}</PageTitle>
      {personId === undefined ? (
        <ChoosePerson bankId={userBankId ?? 0} onChoose={(id) => setParams({ to: String(id) })} />
      ) : (
        <BeginThread
          personId={personId}
          noticeId={noticeId}
          about={(params.get('about') ?? '').slice(0, SEARCH_MAX)}
          onSent={({ threadId }) => navigate(threadPath(threadId), { replace: true })}
        />
      )}
    </Narrow>
  );
}
