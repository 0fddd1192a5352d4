/** Noting the signed sheet of a member without e-mail: which day, and that it is there (specification §36). */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type MemberConsent, paperConsentSchema } from '#contract/people/consents.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { today } from '#web/i18n/format.ts';
import { Text } from '#web/i18n/text.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { bind } from '#web/ui/form/use-form.ts';
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

function PaperForm({ member, number, onClose, children }: PaperFormProps) {
  const { t } = useTranslation('privacy');
  const note = useSendForm('noteConsent', {
    schema: paperConsentSchema,
    begin: { paperSigned: false, signedOn: today() },
    toBody: ({ paperSigned, signedOn }) => ({
      ...{ number, signedOn },
      paperSigned: paperSigned || undefined,
    }),
    pastDay: 'signedOn',
    input: { params: { id: member.id } },
    own: ownWords,
    done: () => t('paper.done', { name: member.fullName }),
    refused: t('paper.failed'),
    onSent: onClose,
  });
  const { form } = note;
  return (
    <Form {...note} label={t('paper.title', { name: member.fullName })}>
      <Stack gap="small">
        <p>{t('paper.lead')}</p>
        {children}
        <CheckboxField {...bind(form, 'paperSigned')} label={t('paper.signed')} />
        <DateField {...bind(form, 'signedOn')} label={t('paper.signedOn')} max={today()} />
        <FormButtons onLeave={onClose} leave={t('paper.leave')} send={t('paper.save')} />
      </Stack>
    </Form>
  );
}

const ownWords: OwnWords = {
  paperSigned: { required: <Text of="privacy:paper.signedRequired" /> },
};
