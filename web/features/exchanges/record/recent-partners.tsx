/** The people one exchanged with lately: one tap instead of a bank and a name. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#web/api/use-session.ts';
import { partnersQuery } from '../queries.ts';
import css from './record.module.css';

const SHOWN_MAX = 4;

interface RecentPartnersProps {
  chosen: string;
  onChoose: (partner: { bankTo: string; userTo: string; debtorName: string }) => void;
}

/** A row of names; nothing for somebody who begins. */
export function RecentPartners({ chosen, onChoose }: RecentPartnersProps) {
  const { t } = useTranslation('exchanges');
  const { userBankId } = useSignedIn();
  const { data: partners = [] } = useQuery(partnersQuery);
  if (partners.length === 0) return null;
  return (
    <fieldset className={css.chips}>
      <legend>{t('new.recent')}</legend>
      {partners.slice(0, SHOWN_MAX).map(({ id, fullName, bankId, bankName }) => (
        <button
          key={id}
          type="button"
          className={css.chip}
          aria-pressed={String(id) === chosen}
          onClick={() =>
            onChoose({ bankTo: String(bankId), userTo: String(id), debtorName: fullName })
          }
        >
          {bankId === userBankId ? fullName : `${fullName}, ${bankName}`}
        </button>
      ))}
    </fieldset>
  );
}
