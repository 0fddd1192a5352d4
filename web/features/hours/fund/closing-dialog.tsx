/**
 * Closing the account of a member who leaves or is no more: what becomes of the balance, and what
 * happens then, before anything does (specification §19).
 */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NOTE_MAX } from '#contract/limits.ts';
import { type Closing, closingActSchema } from '#contract/people/closing.ts';
import { isAbout } from '#web/api/about.ts';
import { read } from '#web/api/read.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { hasRoom } from '#web/api/session.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { phoneCallPath } from '#web/desk-paths.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { PersonField } from '../parts/person-field.tsx';

/** `first`: nothing is closed yet, some help comes first. */
type Way = 'keep' | 'fund' | 'person' | 'first';

const WHYS = ['leaves', 'gone', 'excluded'] as const;
/** `excluded`: against their will, which another question asks about. */
type Why = (typeof WHYS)[number];

interface ClosingForm {
  why: Why;
  way: Way;
  toPerson: string;
  personName: string;
  note: string;
}

const EMPTY: ClosingForm = { why: 'leaves', way: 'keep', toPerson: '', personName: '', note: '' };

const words: OwnWords = {
  toPerson: {
    required: <Text of="closing:personMissing" />,
    invalid: <Text of="closing:personMissing" />,
  },
  note: { required: <Text of="closing:noteMissing" /> },
};

function toWire({ why, way, toPerson, note }: ClosingForm, seen: number) {
  return {
    seen,
    way: way === 'first' ? ('keep' as const) : way,
    toPerson: way === 'person' ? Number(toPerson) : null,
    isGone: why === 'gone',
    note: way === 'fund' ? note : '',
  };
}

interface ClosingDialogProps {
  id: number;
  /** Given name first. */
  name: string;
  isOpen: boolean;
  onClose: () => void;
  /** The account is closed. */
  onDone: () => void;
  /** They are to be excluded instead. */
  onExclude: () => void;
}

/** A dialog that reads the balance afresh each time it opens. */
export function ClosingDialog({ isOpen, ...rest }: ClosingDialogProps) {
  const { t } = useTranslation('closing');
  const closing = useQuery(read('readClosing', { params: { id: rest.id } }, { enabled: isOpen }));
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={t('title', { name: rest.name })}>
      <Loaded query={closing} skeleton={<TextSkeleton lines={6} />} warns>
        {(data) => <Ending {...rest} closing={data} />}
      </Loaded>
    </Dialog>
  );
}

interface EndingProps extends Omit<ClosingDialogProps, 'isOpen'> {
  closing: Closing;
}

function Ending({ id, name, closing, onClose, onDone, onExclude }: EndingProps) {
  const { t } = useTranslation(['closing', 'ui']);
  const { balance } = closing;
  const close = useSendForm('closeAccount', {
    schema: closingActSchema,
    begin: EMPTY,
    toBody: (form) => toWire(form, balance),
    input: { params: { id } },
    own: words,
    done: () => t('done', { name }),
    // What is asked about somebody who is no member any more would be answered 404.
    ends: (query) => isAbout(query, id),
    refused: t('failed'),
    onSent: onDone,
  });
  const { form } = close;
  const isFirst = form.values.way === 'first';
  const isExcluded = form.values.why === 'excluded';
  return (
    <Form {...close} label={t('title', { name })} byButtonOnly>
      <RadioField
        {...bind(form, 'why')}
        onChange={(why) => form.set({ why: WHYS.find((one) => one === why) ?? 'leaves' })}
        label={t('why')}
        options={WHYS.map((value) => ({ value, label: t(value) }))}
        stacked
      />
      <p>
        <Marked text={t(standingOf(balance), { name, hours: hoursText(balance) })} />
      </p>
      {isExcluded ? (
        <p>{t('excludedText')}</p>
      ) : (
        <>
          {balance !== 0 && <WayFields id={id} balance={balance} form={form} />}
          {isFirst ? <HelpFirst id={id} name={name} /> : <WhatHappens closing={closing} />}
        </>
      )}
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          {t('ui:leave')}
        </Button>
        {isExcluded && (
          <Button whileClosed onClick={onExclude}>
            {t('exclude')}
          </Button>
        )}
        {!isExcluded && !isFirst && <SubmitButton whileClosed>{t('send')}</SubmitButton>}
      </DialogButtons>
    </Form>
  );
}

function standingOf(balance: number): 'has' | 'lacks' | 'even' {
  if (balance === 0) return 'even';
  return balance > 0 ? 'has' : 'lacks';
}

interface WayFieldsProps {
  id: number;
  balance: number;
  form: FormState<ClosingForm>;
}

function WayFields({ id, balance, form }: WayFieldsProps) {
  const { t } = useTranslation(['closing', 'rooms']);
  const session = useSignedIn();
  const { way, why, personName } = form.values;
  const plus = (['keep', 'fund', 'person'] as const).map((value) => ({
    value,
    label: t(`plus.${value}`),
  }));
  const ways = why === 'gone' ? (['keep', 'fund'] as const) : (['keep', 'fund', 'first'] as const);
  const minus = ways.map((value) => ({ value, label: t(`minus.${value}`) }));
  return (
    <>
      <RadioField<Way>
        {...bind(form, 'way')}
        onChange={(value) => form.set({ way: value === '' ? 'keep' : value })}
        label={t(balance > 0 ? 'plus.label' : 'minus.label')}
        options={balance > 0 ? plus : minus}
        stacked
      />
      {way === 'person' && (
        <PersonField
          {...bind(form, 'toPerson')}
          label={t('person')}
          hint={t('personHint')}
          except={id}
          chosenName={personName}
          onChange={(toPerson, name) => form.set({ toPerson, personName: name })}
        />
      )}
      {way === 'fund' && (
        <TextField
          {...bind(form, 'note')}
          label={t('note')}
          hint={t(balance > 0 ? 'noteHint' : 'noteHintMinus')}
          maxLength={NOTE_MAX}
          optional={balance > 0}
        />
      )}
      {way === 'fund' && !hasRoom(session, 'fund') && <Soft>{t('rooms:willOpen')}</Soft>}
    </>
  );
}

/** Nothing is closed: a few hours of help bring the balance back before. */
function HelpFirst({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('closing');
  return (
    <p>
      {t('helpFirst', { name })} <Link to={phoneCallPath(id)}>{t('toCall')}</Link>
    </p>
  );
}

function WhatHappens({ closing: { waiting, cheques } }: { closing: Closing }) {
  const { t } = useTranslation('closing');
  const count = waiting.gave + waiting.received;
  return (
    <div>
      <h3>{t('afterwards')}</h3>
      <ul>
        <li>{t('ends')}</li>
        {count > 0 && <li>{t('waiting', { count })}</li>}
        {cheques > 0 && <li>{t('cheques', { count: cheques })}</li>}
        <li>{t('stays')}</li>
      </ul>
    </div>
  );
}
