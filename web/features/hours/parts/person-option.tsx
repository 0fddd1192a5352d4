/**
 * A person as one choice of a list, or a body, which says so below its name. Where somebody else bears the same name, what tells them apart
 * stands below it, and goes along into the field and the sentence of what will happen.
 */
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberName } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { FoundOption } from '#web/ui/form/combobox.tsx';
import { tellingApart } from './telling-apart.ts';

type Texts = TFunction<'recording'>;

interface PersonOption extends FoundOption {
  picture: ReactNode;
  /** First name first, as sentences and chips have it. */
  spokenName: string;
}

/** Returns how a person is offered; `bank` stands beside the name where people of several are mixed. */
export function usePersonOption(): (person: MemberName, bank?: string) => PersonOption {
  const { t } = useTranslation('recording');
  return (person, bank) => optionOf(t, person, bank);
}

function optionOf(t: Texts, person: MemberName, bank?: string): PersonOption {
  const value = String(person.id);
  const name = bank ? `${person.fullName} · ${bank}` : person.fullName;
  const spokenName = personName(person);
  const picture = <Avatar pictureOf={person.id} name={spokenName} size="small" />;
  if (person.name === '') {
    return { value, label: name, spokenName, picture, lines: [name, t('people.body')] };
  }
  if (!person.namesake) return { value, label: name, spokenName, picture };
  const detail = tellingApart(t, person.namesake);
  const lines = [name, detail] as const;
  return {
    value,
    label: `${name} (${detail})`,
    spokenName: `${spokenName} (${detail})`,
    lines,
    picture,
  };
}
