/** The sheet with a box for each activity, to be ticked by hand and typed at the desk. */
import { useTranslation } from 'react-i18next';
import type { Skills } from '#contract/people/skills.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/paper/paper.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import css from './print-sheet.module.css';

interface PrintSheetProps {
  /** Given name first. */
  name: string;
  number: number | null;
  bank: string | null;
  skills: Skills;
}

/** The button that prints it; what is known already has its cross. */
export function PrintSheetButton({ name, number, bank, skills }: PrintSheetProps) {
  const { t } = useTranslation('skills');
  const { sheets, print } = usePaper<true>();
  const { activities, groups } = skills;
  return (
    <>
      <Button kind="secondary" small onClick={() => print(true)}>
        {t('print')}
      </Button>
      {sheets && (
        <Sheet>
          <header className={css.head}>
            <p>{bank}</p>
            <h1>{t('sheet.title')}</h1>
            <p className={css.name}>
              <strong>{name}</strong>
              {number !== null && ` · ${t('sheet.number', { number })}`}
            </p>
            <p>{t('sheet.lead')}</p>
          </header>
          <div className={css.groups}>
            {groups.map((group) => (
              <section key={group.id} className={css.group}>
                <h2>{group.name}</h2>
                <ul>
                  {group.activities.map(({ id, type }) => (
                    <li key={id}>
                      <span className={css.box}>{activities.includes(id) && '×'}</span>
                      {type}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
