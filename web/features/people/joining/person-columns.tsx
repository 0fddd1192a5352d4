/** The first columns of people who are not members yet: who they are and how to reach them. */
import type { TFunction } from 'i18next';
import type { Applicant } from '#contract/people/joining.ts';
import { personName } from '#contract/person-name.ts';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import { NameLine } from '#web/ui/page/name-line.tsx';
import type { Column } from '#web/ui/table/column.ts';

type Person = Pick<Applicant, 'id' | 'surname' | 'name' | 'email' | 'phone'>;

/** Surname, name, e-mail, phone; the keys sort the server's list. */
export function personColumns<Row extends Person>(t: TFunction<'members'>): Column<Row>[] {
  const header = (key: Exclude<keyof Person, 'id'>) => ({
    key,
    header: t(`columns.${key}`),
    sortable: true,
  });
  return [
    {
      key: 'fullName',
      header: t('columns.fullName'),
      cell: (person) => <Faced person={person} text={personName(person)} />,
      onPhone: 'title',
      onDesk: 'hidden',
    },
    {
      ...header('surname'),
      cell: (person) => <Faced person={person} text={person.surname} />,
      onPhone: 'hidden',
    },
    { ...header('name'), cell: ({ name }) => name, onPhone: 'hidden' },
    { ...header('email'), cell: ({ email }) => <MailLink email={email} />, width: 15 },
    { ...header('phone'), cell: ({ phone }) => <PhoneLink phone={phone} />, width: 9.5 },
  ];
}

function Faced({ person, text }: { person: Person; text: string }) {
  return (
    <NameLine pictureOf={person.id} name={personName(person)} size="small">
      {text}
    </NameLine>
  );
}
