/** Policies and the list for the insurer (specification §49, /bank-insured). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Policy } from '#contract/people/insured.ts';
import { callStream } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { ExportButton } from '#web/features/hours/parts/export-button.tsx';
import { ChooseDialog } from '#web/features/people/insured/choose-dialog.tsx';
import { InsuredLines, PrintInsured } from '#web/features/people/insured/insured-list.tsx';
import {
  ChangePolicyDialog,
  NewPolicyDialog,
} from '#web/features/people/insured/policy-dialog.tsx';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { typedDay } from '#web/ui/form/typed-day.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { WaitingCard } from '#web/ui/page/waiting-card.tsx';
import { Soft } from '#web/ui/page/words.tsx';

const NO_POLICY = { policy: '' };

/** /bank-insured */
export default function BankInsured() {
  const { t } = useTranslation('insured');
  const [isAdding, add] = useState(false);
  const policies = useQuery(read('listPolicies'));
  return (
    <Stack gap="small">
      <PageTitle
        aside={
          <Button kind="secondary" onClick={() => add(true)}>
            {t('policy.add')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <Loaded query={policies} skeleton={<WaitingCard />} warns>
        {(data) => <Policies policies={data} />}
      </Loaded>
      <Soft isSmall>{t('volunteers')}</Soft>
      {isAdding && <NewPolicyDialog onClose={() => add(false)} />}
    </Stack>
  );
}

/** The one of today at first, else the one that ends last. */
function Policies({ policies }: { policies: readonly Policy[] }) {
  const { t } = useTranslation('insured');
  const [{ policy: named }, set] = useUrlState(NO_POLICY);
  const now = policies.find(({ from, to }) => from <= today() && today() <= to);
  const chosen = policies.find(({ id }) => String(id) === named) ?? now ?? policies[0];
  if (!chosen) return <EmptyState drawing={null} title={t('policy.none')} />;
  return (
    <Stack gap="small">
      {policies.length > 1 && (
        <SelectField
          name="policy"
          label={t('policy.which')}
          value={String(chosen.id)}
          options={policies.map((policy) => ({
            value: String(policy.id),
            label: `${t('policy.one', policy)}, ${spanOf(policy, t)}`,
          }))}
          onChange={(policy) => set({ policy }, { replace: true })}
        />
      )}
      <OnePolicy key={chosen.id} policy={chosen} />
    </Stack>
  );
}

type Translate = ReturnType<typeof useTranslation<'insured'>>['t'];
const shown = (day: string) => tableDay(day, currentLanguage());
const spanOf = ({ from, to }: Policy, t: Translate) =>
  t('policy.span', { from: shown(from), to: shown(to) });

function OnePolicy({ policy }: { policy: Policy }) {
  const { t } = useTranslation('insured');
  const [asked, ask] = useState<'change' | 'choose'>();
  const [typed, type] = useState(today());
  const [isCompared, compare] = useState(false);
  const [listedOn] = useState(policy.listedOn);
  const { id, covers } = policy;
  const isDay = typedDay(typed) === typed;
  const on = isDay ? typed : today();
  const changesSince = isCompared && listedOn !== null ? listedOn : undefined;
  const query = { on, ...(changesSince ? { changesSince } : {}) };
  const list = useQuery(read('readInsured', { params: { id }, query }));
  const close = () => ask(undefined);
  return (
    <Stack gap="small">
      <Card title={t('policy.one', policy)}>
        <Stack gap="small">
          <p>{[spanOf(policy, t), t(`policy.covers.${covers}`)].join(' · ')}</p>
          <Acts>
            <PrintInsured policyId={id} on={on} changesSince={changesSince} />
            <ExportButton
              open={() => callStream('exportInsured', { params: { id }, query })}
              disabled={list.data === undefined}
            />
            <Button kind="secondary" onClick={() => ask('change')}>
              {t('policy.change')}
            </Button>
            {covers === 'some' && (
              <Button kind="secondary" onClick={() => ask('choose')}>
                {t('choose.act')}
              </Button>
            )}
          </Acts>
          <DateField
            name="on"
            label={t('list.day')}
            value={typed}
            error={isDay ? undefined : t('list.invalid')}
            onChange={type}
          />
          {listedOn !== null && (
            <CheckboxField
              name="compare"
              label={t('list.since', { day: shown(listedOn) })}
              value={isCompared}
              onChange={compare}
            />
          )}
        </Stack>
      </Card>
      <Loaded query={list} skeleton={<WaitingCard />} warns>
        {(data) => <InsuredLines list={data} />}
      </Loaded>
      {asked === 'change' && <ChangePolicyDialog policy={policy} onClose={close} />}
      {asked === 'choose' && <ChooseDialog policyId={id} onClose={close} />}
    </Stack>
  );
}
