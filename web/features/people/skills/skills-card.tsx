/** What somebody can do for others: in words, and folded below it the boxes to tick. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Skills } from '#contract/people/skills.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import tick from '#web/ui/form/tick.module.css';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PartRow } from '#web/ui/page/rows.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { PrintSheetButton } from './print-sheet.tsx';
import css from './skills.module.css';

/** The reader's own. */
export function OwnSkillsCard() {
  const { t } = useTranslation('skills');
  return (
    <Card>
      <SomebodysSkills
        of="own"
        lead={t('own.lead')}
        none={t('own.none')}
        foot={<Link to={paths.reach}>{t('own.show')}</Link>}
      >
        {t('own.edit')}
      </SomebodysSkills>
    </Card>
  );
}

interface MemberSkillsProps {
  id: number;
  /** Given name first. */
  name: string;
  number: number | null;
  bank: string | null;
}

/** A member's, for the desk, behind one line, with the sheet on paper. */
export function MemberSkillsPart({ id, name, number, bank }: MemberSkillsProps) {
  const { t } = useTranslation('skills');
  const { data } = useQuery(skillsQuery(id));
  return (
    <PartRow title={t('member.title')} now={data && t('count', { count: data.activities.length })}>
      <Stack gap="small">
        {data && (
          <div>
            <PrintSheetButton {...{ name, number, bank }} skills={data} />
          </div>
        )}
        <SomebodysSkills of={id} lead={t('member.lead', { name })} none={t('member.none')}>
          {t('member.edit')}
        </SomebodysSkills>
      </Stack>
    </PartRow>
  );
}

interface SomebodysSkillsProps {
  of: number | 'own';
  lead: string;
  /** Said while nothing is ticked. */
  none: string;
  /** Below what is known. */
  foot?: ReactNode;
  /** On what unfolds the boxes. */
  children: ReactNode;
}

function SomebodysSkills({ of, lead, none, foot, children }: SomebodysSkillsProps) {
  const { t } = useTranslation('skills');
  const skills = useQuery(skillsQuery(of));
  const [isOpen, setOpen] = useState(false);
  // Some forty boxes: drawn when they are first wanted, and kept with their ticks from then on.
  const [isDrawn, setDrawn] = useState(false);
  const fold = useRef<HTMLElement>(null);
  const saved = () => {
    setOpen(false);
    fold.current?.focus();
  };
  return (
    <>
      <p>{lead}</p>
      <Loaded query={skills} skeleton={<TextSkeleton lines={2} />}>
        {(data) => (
          <>
            <p className={css.known}>{wordsOf(data) || none}</p>
            {data.said && (
              <Soft>
                {t('said', {
                  day: onDay(data.said.at, currentLanguage()),
                  by: data.said.by,
                })}
              </Soft>
            )}
            {foot && <p>{foot}</p>}
            <details
              className={css.fold}
              open={isOpen}
              onToggle={({ currentTarget }) => {
                setOpen(currentTarget.open);
                if (currentTarget.open) setDrawn(true);
              }}
            >
              <summary ref={fold}>{children}</summary>
              {isDrawn && (
                <Boxes key={data.activities.join()} of={of} skills={data} onSaved={saved} />
              )}
            </details>
          </>
        )}
      </Loaded>
    </>
  );
}

/** What is ticked, in the order of the sheet. */
function wordsOf({ activities, groups }: Skills): string {
  const known = new Set(activities);
  return groups
    .flatMap((group) => group.activities.filter(({ id }) => known.has(id)))
    .map(({ type }) => type)
    .join(' · ');
}

interface BoxesProps {
  of: number | 'own';
  skills: Skills;
  onSaved: () => void;
}

function Boxes({ of, skills, onSaved }: BoxesProps) {
  const { t } = useTranslation('skills');
  const [chosen, setChosen] = useState<readonly number[]>(skills.activities);
  const save = useAction({
    send: (activities: number[]) =>
      of === 'own'
        ? call('changeOwnSkills', { body: { activities } })
        : call('changeMemberSkills', { params: { id: of }, body: { activities } }),
    done: () => t('saved'),
    failed: () => t('failed'),
    changes: 'skills',
    awaitsQueries: true,
  });
  const toggle = (id: number) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return (
    <div className={css.groups}>
      {skills.groups.map((group) => (
        <fieldset key={group.id} className={css.group}>
          <legend>{group.name}</legend>
          {group.activities.map(({ id, type }) => (
            <label key={id} className={css.chip}>
              <input
                type="checkbox"
                className={tick.tick}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
              <span>{type}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={css.end}>
        <Button
          busy={save.isBusy}
          onClick={async () => {
            if (await save.run([...chosen])) onSaved();
          }}
        >
          {t('save')}
        </Button>
        <Soft as="span" role="status">
          {t('count', { count: chosen.length })}
        </Soft>
      </div>
    </div>
  );
}

/** Of the reader, or of a member of the reader's bank. */
function skillsQuery(of: number | 'own') {
  if (of === 'own') return read('readOwnSkills');
  return read('readMemberSkills', { params: { id: of } });
}
