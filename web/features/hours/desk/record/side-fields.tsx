/**
 * Who gave and who received: one each, or one side of many (specification §5), which is a quiet switch
 * on the side it concerns. Everybody can be chosen on the side of many only; another bank, other debtors.
 */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import tick from '#web/ui/form/tick.module.css';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { type DeskForm, isEverybody, withMany, withPeople } from './desk-form.ts';
import css from './desk-record.module.css';
import { PeopleField } from './people-field.tsx';

type Form = FormState<DeskForm>;

/** Who gave: of the administrator's own bank. */
export function CreditorSide({ form }: { form: Form }) {
  const { userBankId } = useSignedIn();
  return <Side form={form} side="from" bankId={String(userBankId ?? '')} />;
}

/** Who received: of that bank or a friend bank. */
export function DebtorSide({ form, children }: { form: Form; children: ReactNode }) {
  const { t } = useTranslation('bank-record');
  const { data: banks = [] } = useQuery(read('matchBanks'));
  const isKnown = banks.some(({ bankId }) => String(bankId) === form.values.bankTo);
  return (
    <div className={css.debtor}>
      <Side form={form} side="to" bankId={form.values.bankTo}>
        {children}
      </Side>
      <SelectField
        {...bind(form, 'bankTo')}
        label={t('bankTo')}
        options={banks.map(({ bankId, name }) => ({ value: String(bankId), label: name }))}
        placeholder={isKnown ? false : undefined}
        onChange={(bankTo) => form.set({ bankTo, ...withPeople('to', []) })}
      />
    </div>
  );
}

interface SideProps {
  form: Form;
  side: 'from' | 'to';
  bankId: string;
  /** Beside the switch to many people. */
  children?: ReactNode;
}

function Side({ form, side, bankId, children }: SideProps) {
  const { t } = useTranslation('bank-record');
  const { data: banks = [] } = useQuery(read('matchBanks'));
  const bank = banks.find((one) => String(one.bankId) === bankId)?.name ?? '';
  const isMany = form.values.many === side;
  const [other] = form.values[side === 'from' ? 'to' : 'from'];
  return (
    <div className={css.side}>
      {isEverybody(form.values, side) ? (
        <p className={css.label}>{t(side)}</p>
      ) : (
        <PeopleField
          {...bind(form, side)}
          label={t(side)}
          bankId={bankId}
          isMany={isMany}
          exceptId={other?.id}
          onChange={(people) => form.set(withPeople(side, people))}
        />
      )}
      <div className={css.options}>
        <label className={css.many}>
          <input
            type="checkbox"
            className={tick.tick}
            checked={isMany}
            onChange={() => form.set(withMany(form.values, isMany ? 'none' : side))}
          />
          <span>{t(`many.${side}`)}</span>
        </label>
        {children}
      </div>
      {isMany && (
        <CheckboxField
          {...bind(form, 'isAll')}
          label={t('all', { bank })}
          hint={form.values.isAll ? t('allText', { bank }) : undefined}
        />
      )}
    </div>
  );
}
