/** On a member's page at the desk: who accompanies a newcomer, who would, and whom a member accompanies (specification §43). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type CompanyAtDesk, newCompanionSchema } from '#contract/people/companions.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { PartRow } from '#web/ui/page/rows.tsx';
import { Soft } from '#web/ui/page/words.tsx';

interface MemberProps {
  id: number;
  /** Given name first. */
  name: string;
}

/** A line for newcomers and for who accompanies some; nothing for everybody else. */
export function MemberCompanyPart({ id, name }: MemberProps) {
  const { t } = useTranslation('company');
  const { data } = useQuery(read('readCompanyOf', { params: { id } }));
  const [asked] = useSearchParams();
  if (!data) return null;
  const { isNewcomer, companion, newcomers } = data;
  if (!isNewcomer && !companion && newcomers.length === 0) return null;
  const others = companion ? [companion] : newcomers;
  return (
    <PartRow
      title={t('desk.title')}
      open={asked.get('part') === 'company'}
      now={others.map((other) => other.name).join(', ') || t('desk.nobody')}
    >
      <Stack gap="small">
        <Lines>
          {companion && <Pair newcomer={{ id, name }} companion={companion} other={companion} />}
          {newcomers.map((other) => (
            <Pair
              key={other.userId}
              newcomer={{ id: other.userId, name: other.name }}
              companion={{ name }}
              other={other}
            />
          ))}
        </Lines>
        {isNewcomer && !companion && <Choice id={id} name={name} willing={data.willing} />}
      </Stack>
    </PartRow>
  );
}

interface PairProps {
  newcomer: MemberProps;
  companion: Pick<MemberProps, 'name'>;
  /** The one of the two whose page this is not. */
  other: CompanyAtDesk['newcomers'][number];
}

/** The two, from when until when, and the way out. */
function Pair({ newcomer, companion, other }: PairProps) {
  const { t } = useTranslation('company');
  const names = { companion: companion.name, newcomer: newcomer.name };
  const ending = useAction({
    send: () => call('endCompanyAtDesk', { params: { id: newcomer.id } }),
    done: () => t('ended'),
    failed: () => t('failed'),
    changes: 'companions',
  });
  const day = (text: string) => tableDay(text, currentLanguage());
  return (
    <Line
      picture={<Avatar pictureOf={other.userId} name={other.name} />}
      title={t('desk.line', names)}
      more={t('desk.days', { since: day(other.since), until: day(other.until) })}
    >
      <Button
        kind="secondary"
        small
        whileClosed
        busy={ending.isBusy}
        aria-label={t('desk.endOf', names)}
        onClick={() => void ending.run(undefined)}
      >
        {t('desk.end')}
      </Button>
    </Line>
  );
}

const words: OwnWords = {
  companionId: {
    required: <Text of="company:desk.whoMissing" />,
    invalid: <Text of="company:desk.whoMissing" />,
  },
};

function Choice({ id, name, willing }: MemberProps & Pick<CompanyAtDesk, 'willing'>) {
  const { t } = useTranslation('company');
  const naming = useSendForm('nameCompanion', {
    schema: newCompanionSchema,
    begin: { companionId: '' },
    toBody: ({ companionId }) => ({
      companionId: companionId === '' ? undefined : Number(companionId),
    }),
    input: { params: { id } },
    own: words,
    done: () => t('desk.done'),
    refused: t('desk.failed'),
    changes: 'companions',
  });
  if (willing.length === 0) return <Soft>{t('desk.noneWilling')}</Soft>;
  return (
    <Form {...naming} label={t('desk.who', { name })}>
      <p>{t('desk.lead', { name })}</p>
      <SelectField
        {...bind(naming.form, 'companionId')}
        label={t('desk.who', { name })}
        options={willing.map(({ userId, name: who, newcomers }) => ({
          value: String(userId),
          label: newcomers > 0 ? t('desk.busy', { name: who, count: newcomers }) : who,
        }))}
      />
      <Acts>
        <SubmitButton kind="secondary" small>
          {t('desk.send')}
        </SubmitButton>
      </Acts>
    </Form>
  );
}
