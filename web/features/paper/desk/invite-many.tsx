/** The question before many letters leave: to whom, how many in all, and how many a day. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvitationWave } from '#contract/paper/invitations.ts';
import type { Member } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import { readPage } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { pauseDecisions } from '#web/ui/decision/pause.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import css from './desk-work.module.css';

/** A few to try with: who is chosen when the question opens. */
const A_FEW = 5;
const A_DAY = [10, 25, 50, 100, 200];
const USUAL_A_DAY = 50;
const NAMED = 3;

interface InviteManyProps {
  isOpen: boolean;
  onClose: () => void;
  /** Sends them. @returns whether that went well */
  onSend: (wave: InvitationWave) => Promise<boolean>;
}

/** Names everybody who could be invited; the first few are ticked. */
export function InviteMany({ isOpen, onClose, onSend }: InviteManyProps) {
  const { t } = useTranslation('invitations');
  const { userBankId } = useSignedIn();
  const found = useQuery(
    readPage(
      'listMembers',
      { params: { id: userBankId ?? 0 }, query: { login: 'to-invite', sort: 'surname' } },
      { enabled: isOpen && userBankId !== null, gcTime: 0 },
    ),
  );
  if (!isOpen) return null;
  if (found.data) return <Question people={found.data.items} onClose={onClose} onSend={onSend} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('choose')}>
      <Loaded query={found} skeleton={<TextSkeleton lines={6} />} />
    </Dialog>
  );
}

interface QuestionProps extends Omit<InviteManyProps, 'isOpen'> {
  people: readonly Member[];
}

function Question({ people, onClose, onSend }: QuestionProps) {
  const { t } = useTranslation('invitations');
  const few = idsOf(people.slice(0, A_FEW));
  const [ids, setIds] = useState(few);
  const [perDay, setPerDay] = useState(USUAL_A_DAY);
  const count = ids.length;
  const { isBusy, run: send } = useSingleFlight(async () => {
    const went = await onSend({ perDay, state: 'sending', people: ids.map(Number) });
    // What is below the dialog has moved: a second tap must not decide on something else.
    pauseDecisions();
    if (went) onClose();
  });
  const actions = (
    <>
      <Button kind="safe" onClick={onClose}>
        {t('keep')}
      </Button>
      <Button busy={isBusy} disabled={count === 0} onClick={send}>
        {t('sendMany', { count })}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={() => !isBusy && onClose()}
      title={count === 0 ? t('choose') : t('question', { count })}
      actions={actions}
    >
      <Stack gap="small">
        <Summary chosen={people.filter(({ id }) => ids.includes(String(id)))} perDay={perDay} />
        <Acts>
          {people.length > A_FEW && (
            <Button small kind="secondary" onClick={() => setIds(few)}>
              {t('few', { count: A_FEW })}
            </Button>
          )}
          <Button small kind="secondary" onClick={() => setIds(idsOf(people))}>
            {t('all', { count: people.length })}
          </Button>
          <Button small kind="secondary" onClick={() => setIds([])}>
            {t('none')}
          </Button>
        </Acts>
        <div className={css.people}>
          <CheckboxGroup
            name="people"
            label={t('people')}
            value={ids}
            onChange={setIds}
            options={people.map(({ id, fullName, email }) => ({
              value: String(id),
              label: `${fullName} · ${email}`,
            }))}
          />
        </div>
        {count > Math.min(...A_DAY) && (
          <SelectField
            name="perDay"
            label={t('perDay')}
            value={String(perDay)}
            placeholder={false}
            options={A_DAY.map((many) => ({
              value: String(many),
              label: t('letters', { count: many }),
            }))}
            onChange={(value) => setPerDay(Number(value))}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** "A Carlo Agazzi, Lino Bana, Pia Rota e altri 2. Prima che partano hai un minuto per fermarli." */
function Summary({ chosen, perDay }: { chosen: readonly Member[]; perDay: number }) {
  const { t } = useTranslation('invitations');
  if (chosen.length === 0) return <p role="status">{t('nobody')}</p>;
  const names = chosen.slice(0, NAMED).map(personName).join(', ');
  const days = Math.ceil(chosen.length / perDay);
  return (
    <p role="status">
      {chosen.length > NAMED
        ? t('toMore', { names, count: chosen.length - NAMED })
        : t('to', { names })}{' '}
      {days > 1 && t('days', { count: days, perDay })} {t('minute', { count: chosen.length })}
    </p>
  );
}

function idsOf(people: readonly Member[]): string[] {
  return people.map(({ id }) => String(id));
}
