/** What carries the bank: asked once, above everything else, then one line (specification §46). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEGAL_FORMS, type LegalForm, legalFormSchema } from '#contract/people/register.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';

export function LegalFormCard({ legalForm }: { legalForm: LegalForm | null }) {
  const { t } = useTranslation('register');
  const [isAsked, ask] = useState(false);
  if (legalForm !== null && !isAsked) {
    return (
      <Soft as="div" isSmall>
        {t('form.now', { form: t(`form.names.${legalForm}`) })}{' '}
        <Button kind="quiet" small onClick={() => ask(true)}>
          {t('form.change')}
        </Button>
      </Soft>
    );
  }
  return (
    <Card title={t('form.title')}>
      <Question legalForm={legalForm} onClose={() => ask(false)} />
    </Card>
  );
}

interface QuestionProps {
  legalForm: LegalForm | null;
  onClose: () => void;
}

function Question({ legalForm, onClose }: QuestionProps) {
  const { t } = useTranslation('register');
  const [seen] = useState(legalForm);
  const choosing = useSendForm('setLegalForm', {
    schema: legalFormSchema,
    begin: { legalForm: seen ?? '' },
    toBody: ({ legalForm: chosen }) => ({
      legalForm: LEGAL_FORMS.find((one) => one === chosen),
      basedOn: { legalForm: seen },
    }),
    done: () => t('form.saved'),
    refused: t('form.failed'),
    changes: 'register',
    onSent: onClose,
  });
  return (
    <Form {...choosing} label={t('form.title')}>
      <p>{t('form.lead')}</p>
      <SelectField
        {...bind(choosing.form, 'legalForm')}
        label={t('form.label')}
        options={LEGAL_FORMS.map((value) => ({ value, label: t(`form.names.${value}`) }))}
      />
      <Acts>
        <SubmitButton>{t('form.save')}</SubmitButton>
        {seen !== null && (
          <Button kind="secondary" onClick={onClose}>
            {t('form.keep')}
          </Button>
        )}
      </Acts>
    </Form>
  );
}
