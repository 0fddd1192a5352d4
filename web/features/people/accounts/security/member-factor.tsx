/** At the desk: the second step of a member, shown where there is one, and taking it away when it is lost. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { identifiedSchema } from '#contract/people/sign-in.ts';
import { read } from '#web/api/read.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { PartRow } from '#web/ui/page/rows.tsx';

/** A line for the few who have one; nothing for the others. */
export function MemberFactorPart({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('security');
  const factor = useQuery(read('readMemberFactor', { params: { id } }));
  const [isAsked, setAsked] = useState(false);
  if (!factor.data?.isOn) return null;
  return (
    <PartRow title={t('desk.title')}>
      <Stack>
        <p>{t('desk.on', { name })}</p>
        <div>
          <Button kind="danger" small onClick={() => setAsked(true)}>
            {t('desk.act')}
          </Button>
        </div>
      </Stack>
      <Dialog isOpen={isAsked} onClose={() => setAsked(false)} title={t('desk.dialog', { name })}>
        <TakeAwayForm id={id} name={name} onDone={() => setAsked(false)} />
      </Dialog>
    </PartRow>
  );
}

function TakeAwayForm({ id, name, onDone }: { id: number; name: string; onDone: () => void }) {
  const { t } = useTranslation('security');
  const remove = useSendForm('removeMemberFactor', {
    schema: identifiedSchema,
    begin: { note: '' },
    input: { params: { id } },
    done: () => t('desk.done', { name }),
    changes: ['readMemberFactor', 'readMemberTrail'],
    onSent: onDone,
  });
  return (
    <Form {...remove} label={t('desk.dialog', { name })}>
      <p>{t('desk.text', { name })}</p>
      <TextField
        {...bind(remove.form, 'note')}
        label={t('desk.note')}
        hint={t('desk.noteHint')}
        autoComplete="off"
      />
      <SubmitButton whileClosed>{t('desk.submit')}</SubmitButton>
    </Form>
  );
}
