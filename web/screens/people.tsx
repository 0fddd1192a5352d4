/** Who is in the reader's bank (specification §20): by first name, found by what they can do. */
import { useTranslation } from 'react-i18next';
import { PeopleList } from '#web/features/board/finding/people-list.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { ListFoot } from '#web/ui/page/list-foot.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /people */
export default function PeopleScreen() {
  const { t } = useTranslation('finding');
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      <Stack gap="medium">
        <PeopleList />
      </Stack>
      <ListFoot>
        <ButtonLink kind="secondary" to={paths.reach}>
          {t('own.title')}
        </ButtonLink>
      </ListFoot>
    </Stack>
  );
}
