/** The people one exchanged with lately: one tap instead of a bank and a name. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#web/api/use-session.ts';
import { usePersonOption } from '../person-option.ts';
import { partnersQuery } from '../queries.ts';
import type { ExchangeForm } from './exchange-form.ts';
import css from './record.module.css';

const SHOWN_MAX = 4;

interface RecentPartnersProps {
  chosen: string;
  onChoose: (
    partner: Pick<ExchangeForm, 'bankTo' | 'userTo' | 'debtorName' | 'debtorSpokenName'>,
  ) => void;
}

/** A row of names; nothing for somebody who begins. */
export function RecentPartners({ chosen, onChoose }: RecentPartnersProps) {
  const { t } = useTranslation('recording');
  const optionOf = usePersonOption();
  const { userBankId } = useSignedIn();
  const { data: partners = [] } = useQuery(partnersQuery);
  if (partners.length === 0) return null;
  return (
    <fieldset className={css.chips}>
      <legend>{t('recent')}</legend>
      {partners.slice(0, SHOWN_MAX).map(({ bankId, bankName, ...person }) => {
        const { value, label, spokenName } = optionOf(person);
        const choice = { debtorName: label, debtorSpokenName: spokenName };
        return (
          <button
            key={value}
            type="button"
            className={css.chip}
            aria-pressed={value === chosen}
            onClick={() => onChoose({ bankTo: String(bankId), userTo: value, ...choice })}
          >
            {bankId === userBankId ? spokenName : `${spokenName}, ${bankName}`}
          </button>
        );
      })}
    </fieldset>
  );
}
