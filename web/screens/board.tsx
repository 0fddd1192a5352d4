/** The board (specification §2, §20): who looks for help, who offers it, and one's own notices. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useActing } from '#web/api/acting.ts';
import { read } from '#web/api/read.ts';
import { WhoCan } from '#web/features/board/finding/who-can.tsx';
import { Board } from '#web/features/board/notices/board.tsx';
import { useLetterVisit } from '#web/features/board/notices/letter-visit.ts';
import { newNoticePath } from '#web/features/board/notices/notice-paths.ts';
import { OwnNotices } from '#web/features/board/notices/own-notices.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { ListFoot } from '#web/ui/page/list-foot.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useViewOf, ViewNav } from '#web/ui/page/section-nav.tsx';

const VIEWS = ['requests', 'offers', 'mine'] as const;

/** /board */
export default function BoardScreen() {
  const { t } = useTranslation('notices');
  useLetterVisit();
  const acting = useActing();
  const [view, setView] = useViewOf(VIEWS);
  const { data: counts } = useQuery(read('countNotices'));
  const labelOf = (one: (typeof VIEWS)[number]) =>
    one === 'mine' || !counts ? t(`views.${one}`) : `${t(`views.${one}`)} (${counts[one]})`;
  const kind = view === 'offers' ? 'offer' : 'request';
  return (
    <Stack>
      <PageTitle aside={<ButtonLink to={newNoticePath(kind)}>{t(`post.${kind}`)}</ButtonLink>}>
        {t('title')}
      </PageTitle>
      <ViewNav
        label={t('views.label')}
        views={VIEWS.map((value) => ({ value, label: labelOf(value) }))}
        current={view}
        onChange={setView}
      />
      {view === 'mine' ? (
        <OwnNotices />
      ) : (
        <Board
          key={kind}
          kind={kind}
          whoCan={(words, hasFound) => !acting && <WhoCan words={words} hasFound={hasFound} />}
        />
      )}
      {!acting && (
        <ListFoot>
          <ButtonLink kind="secondary" to={paths.people}>
            {t('people')}
          </ButtonLink>
        </ListFoot>
      )}
    </Stack>
  );
}
