/** Noting that somebody was spoken to, is called later, or is away; and calling them again. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CallReason,
  newRestSchema,
  REST_DAYS_MAX,
  type Rest,
  type RestKind,
} from '#contract/board/attention.ts';
import { dayAfter } from '#contract/time.ts';
import { call } from '#web/api/call.ts';
import { FieldText } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { today } from '#web/i18n/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { bind, type Errors } from '#web/ui/form/use-form.ts';
import { More } from '#web/ui/page/more.tsx';

/** Who is called, by their first name, and for which reason; null for none in particular. */
export interface Called {
  id: number;
  name: string;
  reason: CallReason | null;
}

interface ActsProps {
  called: Called;
  /** Names the hidden acts for people who cannot see whose they are. */
  who: string;
  onNoted: (rest: Rest) => void;
}

/** *Ho parlato con …*, and behind one word *Più avanti* and *Assente fino al*. */
export function RestActs({ called, who, onNoted }: ActsProps) {
  const { t } = useTranslation('attention');
  const [asked, ask] = useState<DatedKind>();
  const { id, name, reason } = called;
  const spoke = useAction({
    send: () =>
      call('noteRest', { params: { id }, body: { kind: 'spoke', reason: reason ?? undefined } }),
    said: () => t('noted'),
    failed: () => t('notNoted'),
    changes: CHANGED,
  });
  const note = async () => onNoted(await spoke.send(undefined));
  return (
    <>
      <Button
        kind="secondary"
        small
        busy={spoke.isBusy}
        onClick={() => void note().catch(() => undefined)}
      >
        {t('spoke', { name })}
      </Button>
      <More label={<Dots of={t('moreOf', { who })} />}>
        {(['later', 'away'] as const).map((kind) => (
          <Button key={kind} kind="secondary" small onClick={() => ask(kind)}>
            {t(kind)}
          </Button>
        ))}
      </More>
      <RestDialog called={called} kind={asked} onNoted={onNoted} onClose={() => ask(undefined)} />
    </>
  );
}

function Dots({ of }: { of: string }) {
  return (
    <>
      <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <circle cx="4" cy="12" r="2.25" />
        <circle cx="12" cy="12" r="2.25" />
        <circle cx="20" cy="12" r="2.25" />
      </svg>
      <span className="visually-hidden">{of}</span>
    </>
  );
}

/** Not the page itself: what was noted stays in its place until it is left. */
const CHANGED = ['listRests', 'listPairs'] as const;

type DatedKind = Exclude<RestKind, 'spoke'>;

interface RestDialogProps {
  called: Called;
  /** Which is asked for; closed without it. */
  kind: DatedKind | undefined;
  onNoted?: (rest: Rest) => void;
  onClose: () => void;
}

/** A day, and what it means. */
export function RestDialog({ kind, ...props }: RestDialogProps) {
  const { t } = useTranslation('attention');
  const { called, onClose } = props;
  return (
    <Dialog
      isOpen={kind !== undefined}
      onClose={onClose}
      title={kind && t(`${kind}Title`, { name: called.name })}
    >
      {kind && <RestForm kind={kind} {...props} />}
    </Dialog>
  );
}

function RestForm({
  called: { id, name, reason },
  kind,
  onNoted,
  onClose,
}: RestDialogProps & { kind: DatedKind }) {
  const { t } = useTranslation('attention');
  const latest = dayAfter(today(), REST_DAYS_MAX[kind]);
  const rest = useSendForm('noteRest', {
    schema: newRestSchema,
    begin: { until: '' },
    toBody: ({ until }) => ({
      ...{ kind, until },
      reason: kind === 'away' || reason === null ? undefined : reason,
    }),
    check: ({ until }) => problemsOf(until, latest),
    input: { params: { id } },
    done: () => t('noted'),
    refused: t('notNoted'),
    changes: CHANGED,
    onSent: (noted) => {
      onClose();
      onNoted?.(noted);
    },
  });
  return (
    <Form {...rest} label={t(`${kind}Title`, { name })}>
      <DateField
        {...bind(rest.form, 'until')}
        label={t(`${kind}Day`)}
        hint={t(`${kind}Hint`, { name })}
        min={today()}
        max={latest}
      />
      <FormButtons onLeave={onClose} leave={t('keep')} send={t('save')} />
    </Form>
  );
}

function problemsOf(until: string, latest: string): Errors {
  if (until === '') return { until: <FieldText code="required" /> };
  if (until < today()) return { until: <FieldText code="date-past" /> };
  return until > latest ? { until: <FieldText code="date-too-far" /> } : {};
}

/** Calls somebody again from now on. */
export function useCallAgain(onDone?: () => void) {
  const { t } = useTranslation('attention');
  return useAction({
    send: async (id: number) => {
      await call('endRests', { params: { id } });
      onDone?.();
    },
    said: () => t('takenBack'),
    failed: () => t('notTakenBack'),
    changes: CHANGED,
  });
}
