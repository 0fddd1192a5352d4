/** The question before somebody is registered who looks like a person the bank knows already. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Lookalike } from '#contract/errors.ts';
import type { Readmission } from '#contract/paper/desk.ts';
import type { Member } from '#contract/people/members.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { memberPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import rows from '#web/ui/page/lines.module.css';
import { Name, Soft } from '#web/ui/page/words.tsx';
import css from './desk-work.module.css';

interface LookalikesDialogProps {
  /** Nobody: the question is not asked. */
  people: readonly Lookalike[];
  /** The day of the signature, `yyyy-MM-dd`, for somebody who comes back. */
  signedOn: string;
  /** Who answers for somebody young who comes back. */
  guardian: Readmission['guardian'];
  onClose: () => void;
  /** It is somebody else: register them. */
  onSure: () => void;
  onReadmitted: (member: Member) => void;
}

/** Who was found, and what may be done about it. */
export function LookalikesDialog(props: LookalikesDialogProps) {
  const { people, signedOn, guardian, onClose, onSure, onReadmitted } = props;
  const { t } = useTranslation('desk-work');
  return (
    <Dialog isOpen={people.length > 0} onClose={onClose} title={t('alike.title')}>
      <Stack gap="small">
        <p>{t('alike.lead')}</p>
        <ul className={`${rows.lines} ${css.alike}`}>
          {people.map((person) => (
            <li key={person.id}>
              <One {...{ person, signedOn, guardian, onReadmitted }} />
            </li>
          ))}
        </ul>
        <DialogButtons>
          <Button kind="secondary" onClick={onClose}>
            {t('alike.back')}
          </Button>
          <Button onClick={onSure}>{t('alike.sure')}</Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

type OneProps = Pick<LookalikesDialogProps, 'signedOn' | 'guardian' | 'onReadmitted'> & {
  person: Lookalike;
};

function One({ person, signedOn, guardian, onReadmitted }: OneProps) {
  const { t } = useTranslation('desk-work');
  const { id, name, relation, hasLogin, number, dateOfBirthday, phone } = person;
  const readmit = useAction({
    send: (body: Readmission) => call('readmitMember', { params: { id }, body }),
    done: () => t('alike.readmitted', { name }),
    failed: () => t('alike.readmitFailed'),
  });
  const facts = [
    t(`alike.${relation}`, { number: number ?? '' }),
    dateOfBirthday && t('alike.born', { day: tableDay(dateOfBirthday, currentLanguage()) }),
    phone,
  ];
  return (
    <>
      <Name>{name}</Name>
      <Soft>{facts.filter(Boolean).join(' · ')}</Soft>
      {relation === 'member' && <Link to={memberPath(id)}>{t('alike.look')}</Link>}
      {relation === 'left' && !hasLogin && (
        <Button
          small
          kind="secondary"
          busy={readmit.isBusy}
          onClick={() =>
            readmit
              .send({ paperSigned: true, signedOn, guardian })
              .then(onReadmitted, () => undefined)
          }
        >
          {t('alike.readmit')}
        </Button>
      )}
    </>
  );
}
