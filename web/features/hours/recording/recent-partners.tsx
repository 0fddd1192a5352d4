/** The people one exchanged with lately: one tap instead of a bank and a name. */
import { useTranslation } from 'react-i18next';
import type { Partner } from '#contract/hours/exchanges.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Chips } from '#web/ui/form/chips.tsx';
import type { ExchangeForm } from '../parts/exchange-form.ts';
import { usePersonOption } from '../parts/person-option.tsx';
import { ShortBankName } from '../parts/short-bank-name.tsx';
import css from './record.module.css';

const SHOWN_MAX = 4;

interface RecentPartnersProps {
  partners: readonly Partner[];
  chosen: string;
  /** What was done with somebody last, which comes along. */
  lastTime: (personId: string) => string | undefined;
  onChoose: (
    partner: Pick<ExchangeForm, 'bankTo' | 'userTo' | 'debtorName' | 'debtorSpokenName'>,
  ) => void;
}

/** Names with their initials; nothing for somebody who begins. */
export function RecentPartners({ partners, chosen, lastTime, onChoose }: RecentPartnersProps) {
  const { t } = useTranslation('recording');
  const optionOf = usePersonOption();
  const { userBankId } = useSignedIn();
  const chips = partners.slice(0, SHOWN_MAX).map(({ bankId, bankName, ...person }) => {
    const { value, label, spokenName, picture } = optionOf(person);
    const choice = { debtorName: label, debtorSpokenName: spokenName };
    return {
      key: value,
      isChosen: value === chosen,
      choose: () => onChoose({ bankTo: String(bankId), userTo: value, ...choice }),
      content: (
        <>
          {picture}
          <span>
            {spokenName}
            {bankId !== userBankId && (
              <span className={css.besides}>
                <ShortBankName of={bankName} />
              </span>
            )}
            {lastTime(value) && <span className={css.besides}>{lastTime(value)}</span>}
          </span>
        </>
      ),
    };
  });
  return <Chips legend={t('recent')} chips={chips} isGrid />;
}
