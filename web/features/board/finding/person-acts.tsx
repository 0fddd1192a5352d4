/** What one may do with a member of one's bank, as far as they want it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundPerson } from '#contract/board/finding.ts';
import { type ButtonKind, ButtonLink, buttonLook } from '#web/ui/button.tsx';
import { phoneAddress } from '#web/ui/contact-links.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { planWithPath, writeToPath } from './finding-paths.ts';

interface ActProps {
  person: FoundPerson;
  kind?: ButtonKind;
  /** The words that were searched for. */
  about?: string;
}

/** The one that they want most: calling, writing, proposing a day where nobody writes, or the desk. */
export function MainAct(props: ActProps) {
  const { person } = props;
  const { t } = useTranslation('finding');
  const { name: who, phone, deskPhone } = person;
  if (phone !== null) {
    return (
      <Call {...props} phone={phone} label={t('callWho', { who })}>
        {t('call')}
      </Call>
    );
  }
  if (person.canWrite) return <Write {...props} />;
  if (person.canPlan) return <Plan {...props} />;
  if (deskPhone === null) return <Soft as="span">{t('throughDesk')}</Soft>;
  return (
    <Call {...props} phone={deskPhone} label={t('callDeskFor', { who })}>
      {t('callDesk')}
    </Call>
  );
}

/** All of them, the main one first. */
export function AllActs({ person }: { person: FoundPerson }) {
  return (
    <Acts>
      <MainAct person={person} kind="primary" />
      {person.phone !== null && person.canWrite && <Write person={person} />}
      {person.canPlan && (person.phone !== null || person.canWrite) && <Plan person={person} />}
    </Acts>
  );
}

function Write({ person, kind = 'secondary', about }: ActProps) {
  const { t } = useTranslation('finding');
  return (
    <ButtonLink
      kind={kind}
      to={writeToPath(person, about)}
      aria-label={t('writeWho', { who: person.name })}
    >
      {t('write')}
    </ButtonLink>
  );
}

function Plan({ person, kind = 'secondary' }: ActProps) {
  const { t } = useTranslation('finding');
  return (
    <ButtonLink
      kind={kind}
      to={planWithPath(person)}
      aria-label={t('planWho', { who: person.name })}
    >
      {t('plan')}
    </ButtonLink>
  );
}

interface CallProps extends ActProps {
  phone: string;
  /** With whose name, for who does not see the row. */
  label: string;
  children: ReactNode;
}

function Call({ phone, kind = 'secondary', label, children }: CallProps) {
  return (
    <a className={buttonLook(kind)} href={phoneAddress(phone)} aria-label={label}>
      {children}
    </a>
  );
}
