/** What may be done in a member's row: edit, exclude; never exclude who administers (specification §2). */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/members.ts';
import { personName } from '#contract/person-name.ts';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import css from './desk.module.css';

interface MemberButtonsProps {
  member: Member;
  onEdit: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** Two buttons; the second one says why when it cannot be pressed. */
export function MemberButtons({ member, onEdit, onRemove }: MemberButtonsProps) {
  const { t } = useTranslation('members');
  const id = useId();
  const named = <span className="only-for-ears"> {personName(member)}</span>;
  return (
    <div className={css.buttons}>
      <DecisionButton small kind="secondary" onClick={() => onEdit(member)}>
        {t('list.edit')}
        {named}
      </DecisionButton>
      <DecisionButton
        small
        kind="danger"
        disabled={member.bankAdmin}
        title={member.bankAdmin ? t('list.notRemovable') : undefined}
        aria-describedby={member.bankAdmin ? id : undefined}
        onClick={() => onRemove(member)}
      >
        {t('list.remove')}
        {named}
      </DecisionButton>
      {member.bankAdmin && (
        <span id={id} className="only-for-ears">
          {t('list.notRemovable')}
        </span>
      )}
    </div>
  );
}
