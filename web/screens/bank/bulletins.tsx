/** What the bank says to all (specification §44): the list, the form, and one of them. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { BulletinForm, newBulletin } from '#web/features/board/bulletins/desk/bulletin-form.tsx';
import { BulletinList } from '#web/features/board/bulletins/desk/bulletin-list.tsx';
import { BulletinCards } from '#web/features/board/bulletins/desk/bulletin-page.tsx';
import { bulletinPath } from '#web/features/board/bulletins/desk/bulletin-paths.ts';
import { PeopleCard } from '#web/features/board/bulletins/desk/people-card.tsx';
import { paths } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { idIn } from '#web/ui/address-id.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from '../frame/narrow.tsx';

/** /bank-bulletins, /bank-bulletins/new, /bank-bulletins/:id */
export default function Bulletins() {
  const { pathname } = useLocation();
  const { id } = useParams();
  if (pathname.replace(/\/$/, '') === paths.bankNewBulletin) return <Write />;
  const number = idIn(id);
  return number === undefined ? <All /> : <One key={number} id={number} />;
}

function All() {
  const { t } = useTranslation('bank-bulletins');
  return (
    <Narrow gap="small">
      <PageTitle aside={<ButtonLink to={paths.bankNewBulletin}>{t('write')}</ButtonLink>}>
        {t('title')}
      </PageTitle>
      <p>{t('lead')}</p>
      <BulletinList />
    </Narrow>
  );
}

const NOWHERE = { from: '' };

/** The words of one that was taken back come along (`?from=`). */
function Write() {
  const { t } = useTranslation('bank-bulletins');
  const { userId, userBankId } = useSignedIn();
  const navigate = useNavigate();
  const bank = useQuery(bankOfUserQuery(userId, userBankId));
  const [{ from }] = useUrlState(NOWHERE);
  const before = idIn(from);
  const again = useQuery({
    ...read('readBulletin', { params: { id: before ?? 0 } }),
    enabled: before !== undefined,
  });
  const isReady = before === undefined || !again.isPending;
  const fresh = newBulletin(bank.data?.address ?? '');
  const { data } = again;
  const begin = data
    ? {
        ...{ ...fresh, kind: data.kind, title: data.title, text: data.text, asks: data.asks },
        ...{ day: data.day ?? '', from: data.from ?? fresh.from, to: data.to ?? fresh.to },
        ...{ place: data.place, guests: data.guests, forFriends: data.forFriends },
      }
    : fresh;
  const draft = `bulletin:${userId}:${before ?? 'new'}`;
  return (
    <Narrow gap="small">
      <BackLink to={paths.bankBulletins}>{t('back')}</BackLink>
      <PageTitle>{t('form.title')}</PageTitle>
      <Loaded query={bank} skeleton={<TextSkeleton lines={10} />}>
        {() =>
          isReady && (
            <KeptDraft begin={begin} draft={draft}>
              <BulletinForm
                begin={begin}
                draft={draft}
                onSent={(id) => void navigate(bulletinPath(id))}
              />
            </KeptDraft>
          )
        }
      </Loaded>
    </Narrow>
  );
}

function One({ id }: { id: number }) {
  const { t } = useTranslation('bank-bulletins');
  const bulletin = useQuery(read('readBulletin', { params: { id } }));
  return (
    <Narrow gap="small">
      <BackLink to={paths.bankBulletins}>{t('back')}</BackLink>
      <PageTitle tab={t('title')}>{bulletin.data?.title ?? t('title')}</PageTitle>
      <Loaded query={bulletin} skeleton={<TextSkeleton lines={10} />} warns>
        {(data) => (
          <>
            <BulletinCards bulletin={data} evening={`${paths.bankEvening}?meeting=${id}`} />
            {data.state !== 'taken-back' && <PeopleCard bulletin={data} />}
          </>
        )}
      </Loaded>
    </Narrow>
  );
}
