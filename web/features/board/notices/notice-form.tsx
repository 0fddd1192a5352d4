/** The form of a notice: what, when, who may see it; and one sentence of what will show. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mentionsPhone } from '#contract/board/notice-title.ts';
import {
  CONTACT_MODES,
  NOTICE_REACHES,
  type Notice,
  type NoticeKind,
} from '#contract/board/notices.ts';
import { NOTE_MAX, NOTICE_PLACE_MAX, NOTICE_TITLE_MAX, NOTICE_WHEN_MAX } from '#contract/limits.ts';
import { useActing } from '#web/api/acting.ts';
import { useOffline } from '#web/api/connection.ts';
import { read } from '#web/api/read.ts';
import { ReachLine } from '#web/features/board/parts/reach-line.tsx';
import { today } from '#web/i18n/format.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import type { Binding } from '#web/ui/form/field.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Notice as Message } from '#web/ui/notice/notice.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { useActivityRule } from './activity-rule.ts';
import { BasisField } from './basis-field.tsx';
import { type NoticeForm, USUAL_HOURS } from './notice-values.ts';
import css from './notices.module.css';
import { PlacesField } from './places-field.tsx';
import { ProposedActivities } from './proposed-activities.tsx';
import { type Saving, useNoticeForm } from './use-notice-form.tsx';

export type NoticeFormProps = Omit<Saving, 'isForMember'> & {
  /** The field of the kind of service, which belongs to exchanges: the screen hands it in. */
  activityField: (binding: Binding<string>) => ReactNode;
  /** At the desk: the field of the member for whom it is, likewise. */
  memberField?: (binding: Binding<NoticeForm['forPerson']>) => ReactNode;
  /** At the desk: whether that member is a body, which may look for several people. */
  isBody?: (member: NoticeForm['forPerson'][number]) => boolean;
};

/** Posts a notice, or changes one. */
export function NoticeFormFields(props: NoticeFormProps) {
  const { activityField, memberField, isBody = () => false, ...saving } = props;
  const { t } = useTranslation('notices');
  const { kind } = saving;
  const isForMember = memberField !== undefined;
  const notice = useNoticeForm({ ...saving, isForMember });
  const { form } = notice;
  const rule = useActivityRule(form.values.activity);
  const isThroughDesk = rule?.throughDesk === true;
  const isOffline = useOffline();
  const acting = useActing();
  const isForBody = form.values.forPerson.some(isBody);
  const isOfBody = isForBody || acting !== undefined || (saving.notice?.places ?? 1) > 1;
  const member: Binding<NoticeForm['forPerson']> = {
    ...bind(form, 'forPerson'),
    // A person looks for one, whatever was chosen for a body before.
    onChange: (forPerson) =>
      form.set(forPerson.some(isBody) ? { forPerson } : { forPerson, places: '1' }),
  };
  return (
    <Form {...notice} label={t(`post.${kind}`)}>
      {isOffline && <Message isLive>{t('postingNeedsConnection')}</Message>}
      {memberField?.(member)}
      <What form={form} kind={kind} activityField={activityField} />
      {kind === 'request' && (
        <DateField {...bind(form, 'neededBy')} label={t('form.neededBy')} min={today()} optional />
      )}
      {kind === 'request' && isOfBody && <PlacesField {...bind(form, 'places')} />}
      {rule?.shown === false && <Message tone="info">{t('form.offBoard')}</Message>}
      {isThroughDesk && <Message tone="info">{t('form.throughDesk')}</Message>}
      {isForMember ? (
        <Rest form={form} isForMember isThroughDesk={isThroughDesk} />
      ) : (
        <Fold title={<Holding form={form.values} />}>
          <div className={css.rest}>
            <Rest form={form} isForMember={false} isThroughDesk={isThroughDesk} />
          </div>
        </Fold>
      )}
      {memberField && (
        <BasisField
          label={t('forMember.basis')}
          value={form.values.basis}
          onChange={(basis) => form.set({ basis })}
        />
      )}
      <p className={css.preview}>
        <Preview form={form.values} isForMember={isForMember} isThroughDesk={isThroughDesk} />
        {!isForMember && !isThroughDesk && !acting && <OwnReach notice={saving.notice} />}
        {acting && ` ${t('places.reach', { who: acting.name })}`}
      </p>
      <div>
        <SubmitButton>{t(saving.notice ? 'form.save' : `form.send.${kind}`)}</SubmitButton>
      </div>
    </Form>
  );
}

interface PartProps {
  form: FormState<NoticeForm>;
  kind: NoticeKind;
}

function What(props: PartProps & Pick<NoticeFormProps, 'activityField'>) {
  const { form, kind, activityField } = props;
  const { t } = useTranslation('notices');
  return (
    <>
      <TextField
        {...bind(form, 'title')}
        label={t(`form.title.${kind}`)}
        hint={t(`form.titleHint.${kind}`)}
        maxLength={NOTICE_TITLE_MAX}
        autoComplete="off"
      />
      <ProposedActivities
        typed={form.values.title}
        chosen={form.values.activity}
        onChoose={(activity) => form.set({ activity })}
      />
      {activityField(bind(form, 'activity'))}
    </>
  );
}

interface RestProps {
  form: FormState<NoticeForm>;
  /** The desk says how its member is reached; who posts their own has said so for all. */
  isForMember: boolean;
  /** Whatever the author chooses. */
  isThroughDesk: boolean;
}

/** What a notice does without, and what holds unless somebody changes it. */
function Rest(props: RestProps) {
  const { form } = props;
  const { t } = useTranslation('notices');
  return (
    <>
      <TextareaField
        {...bind(form, 'body')}
        label={t('form.body')}
        hint={mentionsPhone(form.values.body) ? t('form.bodyPhone') : undefined}
        maxLength={NOTE_MAX}
        rows={3}
        optional
      />
      <When form={form} />
      <Who {...props} />
    </>
  );
}

function When({ form }: Pick<RestProps, 'form'>) {
  const { t } = useTranslation('notices');
  const known = form.values.hours;
  const hours = USUAL_HOURS.map(String);
  const options = known === '' || hours.includes(known) ? hours : [known, ...hours];
  return (
    <>
      <SelectField
        {...bind(form, 'hours')}
        label={t('form.hours')}
        placeholder={t('form.hoursUnknown')}
        options={options.map((value) => ({ value, label: hoursText(Number(value)) }))}
        optional
      />
      <TextField
        {...bind(form, 'whenText')}
        label={t('form.when')}
        hint={t('form.whenHint')}
        maxLength={NOTICE_WHEN_MAX}
        optional
      />
      <TextField
        {...bind(form, 'placeText')}
        label={t('form.place')}
        maxLength={NOTICE_PLACE_MAX}
        optional
      />
    </>
  );
}

/** "1 h circa · solo la tua banca · cambia": what holds of what is folded. */
function Holding({ form }: { form: NoticeForm }) {
  const { t } = useTranslation('notices');
  const { hours, body, whenText, placeText, reach } = form;
  const holds = [
    hours === '' ? t('holds.hoursUnknown') : t('about', { hours: hoursText(Number(hours)) }),
    whenText.trim(),
    placeText.trim(),
    body.trim() !== '' && t('holds.body'),
    reach !== '' && t(`holds.${reach}`),
  ];
  return (
    <span>
      {holds.filter(Boolean).join(' · ')} · <b className={css.change}>{t('holds.change')}</b>
    </span>
  );
}

function Who({ form, isForMember, isThroughDesk }: RestProps) {
  const { t } = useTranslation('notices');
  const asks = isForMember && !isThroughDesk;
  return (
    <>
      <RadioField
        {...bind(form, 'reach')}
        label={t('form.reach')}
        options={NOTICE_REACHES.map((value) => ({ value, label: t(`reaches.${value}`) }))}
        stacked
      />
      {asks && (
        <RadioField
          {...bind(form, 'contact')}
          label={t('form.contact')}
          options={CONTACT_MODES.map((value) => ({ value, label: t(`contacts.${value}`) }))}
          stacked
        />
      )}
      {asks && form.values.contact !== 'desk' && (
        <GivenContact
          phone={bind(form, 'givesPhone')}
          email={bind(form, 'givesEmail')}
          legend={t('form.gives')}
        />
      )}
    </>
  );
}

interface GivenContactProps {
  phone: Binding<boolean>;
  email: Binding<boolean>;
  legend: string;
}

/** What an accepted answer shows of somebody. */
function GivenContact({ phone, email, legend }: GivenContactProps) {
  const { t } = useTranslation('notices');
  return (
    <fieldset className={css.gives}>
      <legend>{legend}</legend>
      <CheckboxField {...phone} label={t('gives.phone')} />
      <CheckboxField {...email} label={t('gives.email')} />
    </fieldset>
  );
}

/** How the author is reached: as their notice has it, or as they have said for all. */
function OwnReach({ notice }: { notice: Notice | undefined }) {
  const { data: own } = useQuery({ ...read('readReach'), enabled: notice === undefined });
  const said = notice && { ...notice, contact: notice.contact.mode };
  return (
    <>
      {' '}
      <ReachLine said={said ?? own} of="notice" />
    </>
  );
}

interface PreviewProps {
  form: NoticeForm;
  isForMember: boolean;
  isThroughDesk: boolean;
}

/** "Lo vedranno i 48 soci della tua banca." */
function Preview({ form: { reach, contact: chosen }, isForMember, isThroughDesk }: PreviewProps) {
  const { t } = useTranslation(['notices', 'bank-board']);
  const contact = isThroughDesk ? 'desk' : chosen;
  const { data: counts } = useQuery(read('countNotices'));
  const n = reach === 'friends' ? counts?.membersWithFriends : counts?.members;
  const sentences = [
    n !== undefined && reach !== '' && t(`preview.${reach}`, { n }),
    reach === 'friends' && counts?.isPublic && t('preview.public'),
    isForMember && contact !== '' && t(`bank-board:post.preview.${contact}`),
  ];
  return sentences.filter(Boolean).join(' ');
}
