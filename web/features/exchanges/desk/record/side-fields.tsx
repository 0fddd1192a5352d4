/**
 * Who gave and who received: one each, or one side of many (specification §5). Everybody can be chosen
 * on the side of many only; another bank, other debtors.
 */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#web/api/use-session.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { banksQuery } from '../../queries.ts';
import { type DeskForm, isEverybody, type Many, SIDES, withMany } from './desk-form.ts';
import css from './desk-record.module.css';
import { PeopleField } from './people-field.tsx';

type Form = FormState<DeskForm>;

/** How many, the creditor's side, the debtor's bank, the debtor's side. */
export function SideFields({ form }: { form: Form }) {
  const { t } = useTranslation('bank-record');
  const { userBankId } = useSignedIn();
  const { data: banks = [] } = useQuery(banksQuery);
  const { many } = form.values;
  const isKnown = banks.some(({ bankId }) => String(bankId) === form.values.bankTo);
  const choose = (next: Many | '') => next !== '' && form.set(withMany(form.values, next));
  return (
    <>
      <RadioField
        name="many"
        label={t('many.label')}
        options={SIDES.map((value) => ({ value, label: t(`many.${value}`) }))}
        value={many}
        onChange={choose}
        stacked
      />
      <Side form={form} side="from" bankId={String(userBankId ?? '')} />
      <SelectField
        {...bind(form, 'bankTo')}
        label={t('bankTo')}
        options={banks.map(({ bankId, name }) => ({ value: String(bankId), label: name }))}
        placeholder={isKnown ? false : undefined}
        onChange={(bankTo) => form.set({ bankTo, to: [] })}
      />
      <Side form={form} side="to" bankId={form.values.bankTo} />
    </>
  );
}

interface SideProps {
  form: Form;
  side: 'from' | 'to';
  bankId: string;
}

function Side({ form, side, bankId }: SideProps) {
  const { t } = useTranslation('bank-record');
  const { data: banks = [] } = useQuery(banksQuery);
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
        />
      )}
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
