/** Somebody in a file, or in the portal, line by line: to be compared. */
import { useTranslation } from 'react-i18next';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Soft } from '#web/ui/page/words.tsx';
import css from './imports.module.css';

interface PersonFactsProps {
  title: string;
  person: {
    name: string;
    number: number | null;
    email: string | null;
    phone: string | null;
    birthDate: string | null;
  };
}

/** One of the two. */
export function PersonFacts({ title, person }: PersonFactsProps) {
  const { t } = useTranslation('imports');
  const { name, number, email, phone, birthDate } = person;
  const facts = [
    [t('fields.number'), number === null ? '' : String(number)],
    [t('fields.birthDate'), birthDate === null ? '' : sentenceDay(birthDate, currentLanguage())],
    [t('fields.phone'), phone ?? ''],
    [t('fields.email'), email ?? ''],
  ];
  return (
    <div className={css.side}>
      <Soft>{title}</Soft>
      <p>
        <strong>{name}</strong>
      </p>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
