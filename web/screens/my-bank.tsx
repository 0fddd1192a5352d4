/** A member's own bank: whom to turn to, when and where, and what happens with one's data. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { read } from '#web/api/read.ts';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Logo } from '#web/features/banks/banks/logo.tsx';
import { BankContacts, BankPeople, FriendBanks } from '#web/features/banks/banks/own-bank.tsx';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { RulesToRead } from '#web/features/banks/rules/rules-to-read.tsx';
import { OwnBulletins } from '#web/features/board/bulletins/own-bulletins.tsx';
import { OwnGiving } from '#web/features/hours/fund/own-giving.tsx';
import { Balances } from '#web/features/hours/own/balances-card.tsx';
import { pictureQuery } from '#web/features/people/pictures/picture-editor.tsx';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { profilePath } from '#web/profile-paths.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { FoldRows, RowFold } from '#web/ui/page/rows.tsx';
import { Written } from '#web/ui/page/words.tsx';
import { SkeletonBar, TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from './frame/narrow.tsx';

export default function MyBankScreen() {
  const { t } = useTranslation('banks');
  const session = useSignedIn();
  const { userId, userBankId } = session;
  const query = useQuery(bankOfUserQuery(userId, userBankId));
  const { data: people = [] } = useQuery(read('listBankPeople'));
  const { data: counts } = useQuery(read('countNotices'));
  const { data: open } = useQuery(read('matchBanks'));
  const { data: logo } = useQuery(pictureQuery('bank'));
  const { data: rules } = useQuery(read('listBankRules'));
  const isOpen = rules?.some(({ name, value }) => name === 'balances-visible' && value === true);
  const { data: bank } = query;
  const friends = open?.filter(({ bankId }) => bankId !== userBankId).map(({ name }) => name);
  return (
    <Narrow gap="small">
      <PageTitle tab={t('mine.title')} aside={<Logo src={logo} size="small" />}>
        {bank?.name ?? <SkeletonBar width="18rem" />}
      </PageTitle>
      <OwnBulletins />
      <Loaded query={query} skeleton={<TextSkeleton lines={12} />} warns />
      {bank && (
        <>
          {bank.description && <Written>{bank.description}</Written>}
          <BankContacts bank={bank} />
          <BankPeople bank={bank} administrators={people} counts={counts} />
          <FoldRows>
            <li>
              <RulesToRead />
            </li>
            <li>
              <RowFold title={t('mine.friends')}>
                {friends ? <FriendBanks names={friends} /> : <TextSkeleton lines={2} />}
              </RowFold>
            </li>
            {isOpen && (
              <li>
                <Balances />
              </li>
            )}
            {hasRoom(session, 'fund') && (
              <li>
                <OwnGiving>
                  <Marked
                    text={t('mine.giveHelp')}
                    marks={{ a: <Link to={profilePath('skills')} /> }}
                  />
                </OwnGiving>
              </li>
            )}
            <li>
              <RowFold title={t('mine.notice')}>
                <Stack gap="small">
                  <p>{t('mine.privacyText')}</p>
                  <Written>{bank.gdpr}</Written>
                </Stack>
              </RowFold>
            </li>
          </FoldRows>
          <p>
            <Link to={paths.help}>{t('mine.help')}</Link>
          </p>
        </>
      )}
    </Narrow>
  );
}
