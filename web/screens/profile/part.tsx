/** One page of the profile, with the way back to the first. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { personName } from '#contract/person-name.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { OwnDelegationsCard } from '#web/features/people/delegates/own-card.tsx';
import { PictureEditor } from '#web/features/people/pictures/picture-editor.tsx';
import { OwnSkillsCard } from '#web/features/people/skills/skills-card.tsx';
import { LettersCard } from '#web/features/sending/letters/letters-card.tsx';
import { PushCard } from '#web/features/sending/push/push-card.tsx';
import { loadNamespaces } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { PROFILE_PARTS, type ProfilePart } from '#web/profile-paths.ts';
import { Card } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Narrow } from '../frame/narrow.tsx';
import { DisplayCard } from './display-card.tsx';
import { isPartOf } from './parts.ts';

// Few banks keep a register here.
const OwnRegister = lazy(async () => {
  const [register] = await Promise.all([
    import('#web/features/people/register/own-register.tsx'),
    loadNamespaces(['register']),
  ]);
  return { default: register.OwnRegister };
});

/** /user-profile/:part */
export default function ProfilePartPage() {
  const { t } = useTranslation('profile');
  const session = useSignedIn();
  const { part: named } = useParams();
  const part = PROFILE_PARTS.find((one) => one === named);
  if (!part || part === 'contact' || !isPartOf(part, session))
    return <Navigate to={paths.profile} replace />;
  return (
    <Narrow>
      <PageTitle>{t(`rows.${part}`)}</PageTitle>
      {CONTENT[part]}
    </Narrow>
  );
}

/** How one is reached is a page of its own. */
const CONTENT: Record<Exclude<ProfilePart, 'contact'>, ReactNode> = {
  photo: <Photo />,
  skills: <OwnSkillsCard />,
  letters: (
    <>
      <LettersCard />
      <PushCard />
    </>
  ),
  trust: <OwnDelegationsCard />,
  register: (
    <Suspense>
      <OwnRegister />
    </Suspense>
  ),
  display: <DisplayCard />,
};

function Photo() {
  const { t } = useTranslation('profile');
  return (
    <Card>
      <PictureEditor
        of="member"
        texts={{
          alt: t('photo.alt', { name: personName(useSignedIn()) }),
          saved: t('photo.saved'),
          removed: t('photo.removed'),
          failed: t('photo.failed'),
        }}
      />
    </Card>
  );
}
