/** The sheet with a box for each activity, to be ticked by hand and typed at the desk. */
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Skills } from '#contract/people/skills.ts';
import { read } from '#web/api/read.ts';
import { useFetchedPaper } from '#web/api/use-fetched-paper.ts';
import { Button, type ButtonKind } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/paper/paper.tsx';
import { PrintButton } from '#web/ui/paper/print-button.tsx';
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
  return (
    <>
      <Button kind="secondary" small onClick={() => print(true)}>
        {t('print')}
      </Button>
      {sheets && (
        <SkillsSheet bank={bank} groups={skills.groups} ticked={skills.activities}>
          <strong>{name}</strong>
          {number !== null && ` · ${t('sheet.number', { number })}`}
        </SkillsSheet>
      )}
    </>
  );
}

interface BlankSheetProps {
  bank: string;
  kind: ButtonKind;
}

/** The button that prints one for anybody, to be copied: their name and number are written on it. */
export function BlankSheetButton({ bank, kind }: BlankSheetProps) {
  const { t } = useTranslation('skills');
  const client = useQueryClient();
  const printing = useFetchedPaper({
    fetch: () => client.ensureQueryData(read('readOwnSkills')),
    failed: t('notPrinted'),
  });
  return (
    <PrintButton printing={printing} label={t('print')} kind={kind} small>
      {({ groups }) => (
        <SkillsSheet bank={bank} groups={groups} ticked={[]}>
          <span className={css.blank}>{t('sheet.nameHere')}</span>
          <span className={css.blank}>{t('sheet.numberHere')}</span>
        </SkillsSheet>
      )}
    </PrintButton>
  );
}

interface SkillsSheetProps {
  bank: string | null;
  groups: Skills['groups'];
  ticked: readonly number[];
  /** Whose it is. */
  children: ReactNode;
}

function SkillsSheet({ bank, groups, ticked, children }: SkillsSheetProps) {
  const { t } = useTranslation('skills');
  return (
    <Sheet>
      <header className={css.head}>
        <p>{bank}</p>
        <h1>{t('sheet.title')}</h1>
        <p className={css.name}>{children}</p>
        <p>{t('sheet.lead')}</p>
      </header>
      <div className={css.groups}>
        {groups.map((group) => (
          <section key={group.id} className={css.group}>
            <h2>{group.name}</h2>
            <ul>
              {group.activities.map(({ id, type }) => (
                <li key={id}>
                  <span className={css.box}>{ticked.includes(id) && '×'}</span>
                  {type}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
