/** What a member of one's bank can do and offers, and how to reach them. */

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FoundPerson } from '#contract/board/finding.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { noticePath } from '#web/errand-paths.ts';
import { reachWord } from '#web/reach-word.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/contact-links.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './finding.module.css';
import { writeAboutPath } from './finding-paths.ts';
import { AllActs } from './person-acts.tsx';

export function PersonPage({ person }: { person: FoundPerson }) {
  const { t } = useTranslation('finding');
  const session = useSignedIn();
  const { name, contact, phone, deskPhone, skills, offers } = person;
  return (
    <Stack>
      <Card>
        <Stack gap="small">
          <div className={css.head}>
            <Avatar name={name} pictureOf={person.id} size="large" />
            <div>
              <p>{t(`reach.${reachWord(contact, session)}`)}</p>
              {phone !== null && <PhoneLink phone={phone} />}
              {deskPhone !== null && <PhoneLink phone={deskPhone} />}
            </div>
          </div>
          <AllActs person={person} />
        </Stack>
      </Card>
      {skills.length > 0 && (
        <Card title={t('canDo')}>
          <ul className={css.skills}>
            {skills.map(({ id, type }) => (
              <li key={id}>{type}</li>
            ))}
          </ul>
        </Card>
      )}
      {offers.length > 0 && (
        <Card title={t('onBoard')}>
          <Lines>
            {offers.map(({ id, title }) => (
              <Line key={id} title={<Link to={noticePath(id)}>{title}</Link>}>
                {person.canWrite && (
                  <ButtonLink
                    kind="secondary"
                    small
                    to={writeAboutPath(person, id)}
                    aria-label={t('writeAbout', { title })}
                  >
                    {t('write')}
                  </ButtonLink>
                )}
              </Line>
            ))}
          </Lines>
        </Card>
      )}
      {skills.length === 0 && offers.length === 0 && <Soft>{t('saysNothing')}</Soft>}
    </Stack>
  );
}
