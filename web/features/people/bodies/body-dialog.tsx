/** The form of a body (specification §51): registered from what who represents it has signed, and changed. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX, PHONE_MAX, SHORT_TEXT_MAX, TAX_CODE_MAX } from '#contract/limits.ts';
import {
  BODY_FIELDS,
  BODY_KINDS,
  type Body,
  bodyUpdateSchema,
  newBodySchema,
} from '#contract/people/bodies.ts';
import { isRefusal } from '#web/api/api-error.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useLookalikes } from '#web/api/use-lookalikes.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { ChangedMeanwhile, useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FieldRow, Form } from '#web/ui/form/form.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Soft } from '#web/ui/page/words.tsx';

type Values = Record<(typeof BODY_FIELDS)[number], string>;

const words: OwnWords = {
  name: { required: <Text of="bodies:form.nameMissing" /> },
  kind: { required: <Text of="bodies:form.kindMissing" /> },
  representedBy: { required: <Text of="bodies:form.representedMissing" /> },
};

/** No kind is chosen yet. */
const withKind = <Form extends { kind: string }>({ kind, ...values }: Form) => ({
  ...values,
  kind: BODY_KINDS.find((one) => one === kind),
});

/** A new body. */
export function NewBodyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('bodies');
  return (
    <Dialog isOpen={isOpen} isWide onClose={onClose} title={t('form.new')}>
      <NewBodyForm onClose={onClose} />
    </Dialog>
  );
}

const begin = (): Values => ({
  ...{ name: '', kind: '', address: '', phone: '', taxCode: '', representedBy: '' },
  signedOn: today(),
});

function NewBodyForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('bodies');
  const [start] = useState(begin);
  const lookalikes = useLookalikes<Values>();
  const registering = useSendForm('registerBody', {
    schema: newBodySchema,
    begin: start,
    toBody: (values) => ({ ...withKind(values), sure: lookalikes.isSure(values) }),
    pastDay: 'signedOn',
    own: words,
    done: (_, { name, number }) => t('form.done', { name, number }),
    refused: t('form.failed'),
    onSent: onClose,
    onRefused: lookalikes.seen,
  });
  const { form } = registering;
  const { id, alike } = lookalikes;
  return (
    <Form {...registering} id={id} label={t('form.new')}>
      <Soft>{t('form.lead')}</Soft>
      <Fields form={form} />
      {alike.length > 0 && (
        <Notice
          tone="warning"
          title={t('form.alike')}
          isLive
          action={
            <Button kind="secondary" small onClick={() => lookalikes.sendSurely(form.current())}>
              {t('form.sure')}
            </Button>
          }
        >
          {alike.map(({ id, name, number, relation }) => (
            <p key={id}>
              {t(`form.alikeOne.${relation === 'left' ? 'left' : 'member'}`, {
                name,
                number: number ?? '–',
              })}
            </p>
          ))}
        </Notice>
      )}
      <FormButtons onLeave={onClose} send={t('form.register')} />
    </Form>
  );
}

/** A body that is there. */
export function ChangeBodyDialog({ body, onClose }: { body: Body; onClose: () => void }) {
  const { t } = useTranslation('bodies');
  return (
    <Dialog isOpen isWide onClose={onClose} title={t('form.about', { name: body.name })}>
      <ChangeBodyForm body={body} onClose={onClose} />
    </Dialog>
  );
}

function ChangeBodyForm({ body, onClose }: { body: Body; onClose: () => void }) {
  const { t } = useTranslation('bodies');
  const { userId } = useSignedIn();
  const [stored] = useState(
    () => Object.fromEntries(BODY_FIELDS.map((field) => [field, body[field]])) as Values,
  );
  const { base, found, take } = useMeanwhile(stored);
  const changing = useSendForm('changeBody', {
    schema: bodyUpdateSchema,
    begin: stored,
    input: { params: { id: body.id } },
    toBody: (values) => ({ ...withKind(values), basedOn: base }),
    pastDay: 'signedOn',
    own: words,
    done: () => t('form.saved'),
    refused: t('form.notSaved'),
    onSent: onClose,
    onRefused: (error, usual, form) =>
      isRefusal(error, 'changed-meanwhile') ? take(form, error.changes) : usual,
  });
  const { form } = changing;
  return (
    <Form {...changing} label={t('form.about', { name: body.name })}>
      <ChangedMeanwhile
        form={form}
        found={found}
        readerId={userId}
        labelOf={(field) => t(`fields.${field as keyof Values}`)}
        show={(field, value) => shown(t, field, value)}
      />
      <Fields form={form} />
      <FormButtons onLeave={onClose} send={t('form.save')} />
    </Form>
  );
}

type Texts = ReturnType<typeof useTranslation<'bodies'>>['t'];

function shown(t: Texts, field: string, value: string): string {
  const kind = BODY_KINDS.find((one) => field === 'kind' && one === value);
  if (kind) return t(`kinds.${kind}`);
  return field === 'signedOn' ? tableDay(value, currentLanguage()) : value;
}

function Fields({ form }: { form: FormState<Values> }) {
  const { t } = useTranslation('bodies');
  const others = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <>
      <FieldRow>
        <TextField
          {...bind(form, 'name')}
          {...others}
          label={t('fields.name')}
          maxLength={NAME_MAX}
        />
        <SelectField
          {...bind(form, 'kind')}
          label={t('fields.kind')}
          options={[
            { value: '', label: t('form.choose') },
            ...BODY_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...bind(form, 'phone')}
          {...others}
          label={t('fields.phone')}
          type="tel"
          maxLength={PHONE_MAX}
          optional
        />
        <TextField
          {...bind(form, 'taxCode')}
          {...others}
          label={t('fields.taxCode')}
          maxLength={TAX_CODE_MAX}
          optional
        />
      </FieldRow>
      <TextField
        {...bind(form, 'address')}
        {...others}
        label={t('fields.address')}
        maxLength={SHORT_TEXT_MAX}
        optional
      />
      <FieldRow>
        <TextField
          {...bind(form, 'representedBy')}
          {...others}
          label={t('fields.representedBy')}
          maxLength={NAME_MAX}
        />
        <DateField {...bind(form, 'signedOn')} label={t('fields.signedOn')} max={today()} />
      </FieldRow>
    </>
  );
}
