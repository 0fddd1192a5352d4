/** Members as rows: face, first name, what they can do, and one act. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FoundPerson } from '#contract/board/finding.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { CardList } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './finding.module.css';
import { personPath } from './finding-paths.ts';
import { MainAct } from './person-acts.tsx';

interface PersonRowsProps {
  people: readonly FoundPerson[];
  /** The words that were searched for, which a message begins with. */
  about?: string;
}

/** One column on a phone, two at a desk. */
export function PersonRows({ people, about }: PersonRowsProps) {
  return (
    <CardList>
      {people.map((person) => (
        <li key={person.id} className={css.row}>
          <div className={css.who}>
            <Avatar name={person.name} pictureOf={person.id} />
            <div className={css.words}>
              <Link className={css.name} to={personPath(person)}>
                {person.name}
              </Link>
              <Can person={person} />
            </div>
          </div>
          <MainAct person={person} about={about} />
        </li>
      ))}
    </CardList>
  );
}

/** "Orli e bottoni, Torte e altre 3 cose", and below it "Offre: Torte per le feste". */
function Can({ person: { skills, skillCount, offers } }: { person: FoundPerson }) {
  const { t } = useTranslation('finding');
  const more = skillCount - skills.length;
  const named = skills.map(({ type }) => type).join(', ');
  if (skills.length === 0 && offers.length === 0) return <Soft>{t('saysNothing')}</Soft>;
  return (
    <>
      {skills.length > 0 && <Soft>{more > 0 ? t('andMore', { named, count: more }) : named}</Soft>}
      {offers.length > 0 && (
        <Soft>{t('offers', { titles: offers.map(({ title }) => title).join(' · ') })}</Soft>
      )}
    </>
  );
}
