/** The members for one bulletin: how each was told and what they said; the desk notes a word, and who was there. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bulletin, BulletinPerson } from '#contract/board/bulletins.ts';
import { call } from '#web/api/call.ts';
import { readPage } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { ListCards, useCardsPage } from '#web/ui/table/list-cards.tsx';
import { NoteDialog } from './note-dialog.tsx';

const PARTS = ['said', 'paper', 'all'] as const;
type Part = (typeof PARTS)[number];
const DEFAULTS = { part: '' };

export function PeopleCard({ bulletin }: { bulletin: Bulletin }) {
  const { t } = useTranslation('bank-bulletins');
  const page = useCardsPage();
  const { id, asks } = bulletin;
  const [state, set] = useUrlState(DEFAULTS);
  // Who is searched for may be anybody.
  const { q } = page;
  const usual: Part = asks ? 'said' : 'all';
  const part = PARTS.find((one) => one === state.part) ?? usual;
  const [noted, note] = useState<BulletinPerson>();
  const people = useQuery(
    readPage('listBulletinPeople', {
      params: { id },
      query: { ...page.query, part: q ? 'all' : part, q: q || undefined },
    }),
  );
  return (
    <Card title={t('people.title')}>
      <Stack gap="small">
        <ListCards
          page={page}
          query={people}
          searchLabel={t('people.search')}
          filters={
            !q && (
              <RadioField<Part>
                name="part"
                label={t('people.parts.label')}
                options={PARTS.map((value) => ({ value, label: t(`people.parts.${value}`) }))}
                value={part}
                onChange={(next) => set({ part: next === usual ? '' : next })}
              />
            )
          }
          found={(count) => t('people.found', { count })}
          empty={<Soft>{t('people.none')}</Soft>}
        >
          {(rows) => (
            <Lines>
              {rows.map((person) => (
                <PersonLine
                  key={person.id}
                  person={person}
                  bulletin={bulletin}
                  onNote={() => note(person)}
                />
              ))}
            </Lines>
          )}
        </ListCards>
      </Stack>
      {noted && <NoteDialog person={noted} bulletin={bulletin} onClose={() => note(undefined)} />}
    </Card>
  );
}

interface PersonLineProps {
  person: BulletinPerson;
  bulletin: Bulletin;
  onNote: () => void;
}

function PersonLine({ person, bulletin, onNote }: PersonLineProps) {
  const { t } = useTranslation('bank-bulletins');
  const { id, day, isOver, isCalledOff, state } = bulletin;
  const { name, came } = person;
  const tick = useAction({
    send: (there: boolean) =>
      call('noteAttendance', { params: { id, userId: person.id }, body: { came: there } }),
    said: () => t('noting.done'),
    failed: () => t('noting.failed'),
  });
  const isMeeting = day !== null && !isCalledOff && state !== 'taken-back';
  const act = (there: boolean) => (
    <Button
      small
      kind="secondary"
      busy={tick.isBusy}
      aria-pressed={came === there}
      onClick={() => void tick.run(there)}
    >
      {t(there ? 'people.wasThere' : 'people.wasNot')}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
  return (
    <Line title={<strong>{name}</strong>} more={useFacts()(person)}>
      {isMeeting && isOver && act(true)}
      {isMeeting && isOver && act(false)}
      {isMeeting && !isOver && state !== 'undoable' && (
        <Button small kind="secondary" onClick={onNote}>
          {t('people.note')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </Line>
  );
}

/** "viene in 2 · detto al telefono · su carta · 035 123". */
function useFacts(): (person: BulletinPerson) => string {
  const { t } = useTranslation('bank-bulletins');
  return ({ says, heads, basis, byTrusted, way, phone, came, tellByVoice }) =>
    [
      tellByVoice && t('people.voice'),
      came !== null && t(came ? 'people.came' : 'people.absent'),
      says === 'yes' && t('people.yes', { count: heads ?? 1 }),
      says === 'no' && t('people.no'),
      basis !== null && t(`people.basis.${basis}`),
      byTrusted && t('people.byTrusted'),
      way === null ? t('people.untold') : t(`people.ways.${way}`),
      phone,
    ]
      .filter(Boolean)
      .join(' · ');
}
