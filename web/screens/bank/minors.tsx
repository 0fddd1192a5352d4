/** Members below the age that the bank asks for (specification §52, /bank-minors). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { MinorsList } from '#web/features/people/guardians/minors-list.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { WaitingCard } from '#web/ui/page/waiting-card.tsx';

/** /bank-minors */
export default function BankMinors() {
  const { t } = useTranslation('minors');
  const minors = useQuery(read('listMinors'));
  return (
    <Stack gap="small">
      <PageTitle aside={<ButtonLink to={paths.bankNewMember}>{t('new')}</ButtonLink>}>
        {t('title')}
      </PageTitle>
      <p>{t('lead')}</p>
      <Loaded query={minors} skeleton={<WaitingCard />} warns>
        {(data) => <MinorsList minors={data} />}
      </Loaded>
    </Stack>
  );
}
