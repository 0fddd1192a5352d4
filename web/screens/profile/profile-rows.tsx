/** Everything of the profile besides one's data, each in a row with what holds now. */

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '#contract/locales.ts';
import type { Skills } from '#contract/people/skills.ts';
import { useFace } from '#web/api/faces.ts';
import { readPushState } from '#web/api/push-device.ts';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { type ProfilePart, profilePath } from '#web/profile-paths.ts';
import { reachWord } from '#web/reach-word.ts';
import { useColourScheme } from '#web/ui/colour-scheme.ts';
import { LinkRow, LinkRows } from '#web/ui/page/rows.tsx';
import { partsOf } from './parts.ts';

/** As many as one line holds. */
const NAMED_SKILLS = 2;

export function ProfileRows() {
  const { t } = useTranslation('profile');
  const session = useSignedIn();
  return (
    <LinkRows label={t('rows.label')}>
      {partsOf(session).map((part) => {
        const Now = NOW[part];
        return (
          <LinkRow key={part} to={profilePath(part)} title={t(`rows.${part}`)}>
            <Now />
          </LinkRow>
        );
      })}
      <LinkRow to={paths.security} title={t('rows.security')}>
        <Security />
      </LinkRow>
    </LinkRows>
  );
}

/** What holds now, in one line; nothing until it is known. */
const NOW: Record<ProfilePart, () => string | undefined> = {
  photo: Photo,
  skills: SkillsNow,
  contact: Contact,
  letters: Letters,
  trust: Trust,
  register: Register,
  display: Display,
};

function Photo() {
  const { t } = useTranslation('profile');
  const { userId, status } = useSignedIn();
  const face = useFace(userId);
  return status === 'normal' ? t(face === undefined ? 'now.noPhoto' : 'now.photo') : undefined;
}

function SkillsNow() {
  const { t } = useTranslation('profile');
  const { data } = useQuery(read('readOwnSkills'));
  if (!data) return undefined;
  const names = namesOf(data);
  const more = names.length - NAMED_SKILLS;
  const known = names.slice(0, NAMED_SKILLS).join(', ');
  if (known === '') return t('now.noSkills');
  return more > 0 ? t('now.moreSkills', { known, count: more }) : known;
}

function namesOf({ activities, groups }: Skills): string[] {
  const all = groups.flatMap((group) => group.activities);
  return all.filter(({ id }) => activities.includes(id)).map(({ type }) => type);
}

function Contact() {
  const { t } = useTranslation('profile');
  const { data } = useQuery(read('readReach'));
  const session = useSignedIn();
  return data && t(`now.reach.${reachWord(data.contact, session)}`);
}

function Letters() {
  const { t } = useTranslation('profile');
  const { userId } = useSignedIn();
  const { data: topics } = useQuery(read('listLetterPreferences'));
  const { data: push } = useQuery({
    queryKey: ['push-state'],
    queryFn: () => readPushState(userId),
  });
  if (!topics || !push) return undefined;
  const count = topics.filter(({ cadence }) => cadence !== 'never').length;
  return t(push === 'on' ? 'now.lettersAndPush' : 'now.letters', { count, of: topics.length });
}

function Trust() {
  const { t } = useTranslation('profile');
  const { data } = useQuery(read('listOwnProxies'));
  if (!data) return undefined;
  const sentences = [
    ...data.trusted.map(({ delegateName: name }) => t('now.trusted', { name })),
    ...data.actsFor.map(({ personName: name }) => t('now.actsFor', { name })),
  ];
  return sentences.join(' · ') || t('now.nobody');
}

function Register() {
  const { t } = useTranslation('profile');
  return t('now.register');
}

function Display() {
  const { t } = useTranslation('ui');
  return `${LANGUAGE_NAMES[currentLanguage()]} · ${t(`scheme.${useColourScheme()}`)}`;
}

function Security() {
  const { t } = useTranslation('profile');
  const { data: factor } = useQuery(read('readSecondFactor'));
  const { data: passkeys } = useQuery(read('listPasskeys'));
  if (!factor || !passkeys) return undefined;
  const ways = [
    t('now.password'),
    factor.isOn && t('now.factor'),
    passkeys.length > 0 && t('now.passkeys', { count: passkeys.length }),
  ];
  return ways.filter(Boolean).join(' · ');
}
