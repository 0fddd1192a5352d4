/** Noting the signed sheet of a member without e-mail: which day, and that it is there (specification §36). */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MemberConsent, paperConsentSchema } from '#contract/people/consents.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { type OwnWords, refusalOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { today } from '#web/i18n/format.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './consents.module.css';
import { privacyNoticesQuery } from './queries.ts';

interface PaperDialogProps {
  member: MemberConsent;
  onClose: () => void;
}

export function PaperDialog({ member, onClose }: PaperDialogProps) {
  const { t } = useTranslation('privacy');
  const { data } = useQuery(privacyNoticesQuery);
  const notice = data?.[0];
  return (
    <Dialog isOpen onClose={onClose} title={t('paper.title', { name: member.fullName })}>
      {notice ? (
        <PaperForm member={member} number={notice.number} onClose={onClose}>
          <details className={css.before}>
            <summary>{t('paper.text', { number: notice.number })}</summary>
            <p className={css.text}>{notice.text}</p>
          </details>
        </PaperForm>
      ) : (
        <TextSkeleton lines={4} />
      )}
    </Dialog>
  );
}

interface PaperFormProps extends PaperDialogProps {
  number: number;
  children: ReactNode;
}

interface Values {
  paperSigned: boolean;
  signedOn: string;
}

function PaperForm({ member, number, onClose, children }: PaperFormProps) {
  const { t } = useTranslation('privacy');
  const [begin] = useState<Values>(() => ({ paperSigned: false, signedOn: today() }));
  const form = useForm<Values>({ begin, check });
  const note = useAction({
    send: ({ signedOn }: Values) =>
      call('noteConsent', {
        params: { id: member.id },
        body: { number, paperSigned: true, signedOn },
      }),
    done: () => t('paper.done', { name: member.fullName }),
  });
  const save = async (values: Values): Promise<Refusal | undefined> => {
    try {
      await note.send(values);
    } catch (error) {
      return { title: t('paper.failed'), ...refusalOf(error, ownWords) };
    }
    onClose();
    return undefined;
  };
  return (
    <Form form={form} onSubmit={save} label={t('paper.title', { name: member.fullName })}>
      <Stack gap="small">
        <p>{t('paper.lead')}</p>
        {children}
        <CheckboxField {...bind(form, 'paperSigned')} label={t('paper.signed')} />
        <DateField {...bind(form, 'signedOn')} label={t('paper.signedOn')} max={today()} />
        <DialogButtons>
          <Button kind="secondary" onClick={onClose}>
            {t('paper.leave')}
          </Button>
          <SubmitButton>{t('paper.save')}</SubmitButton>
        </DialogButtons>
      </Stack>
    </Form>
  );
}

const ownWords: OwnWords = {
  paperSigned: { required: <Text of="privacy:paper.signedRequired" /> },
};

function check(values: Values) {
  return problemsFor(paperConsentSchema.omit({ number: true }), values, ownWords, 'signedOn');
}
