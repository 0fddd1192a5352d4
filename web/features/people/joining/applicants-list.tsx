/** The people who ask to join the bank (specification §2, awaiting members): all, and the longest waiting. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Applicant } from '#contract/people/joining.ts';
import { APPLICANT_SORTS } from '#contract/people/joining-sorts.ts';
import { personName } from '#contract/person-name.ts';
import { onDay, tableDay } from '#web/i18n/format.ts';
import { currentLanguage, loadNamespaces } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Button } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/contact-links.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { Matters } from '#web/ui/decision/matters.tsx';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';
import { useListPage, useStillServerList } from '#web/ui/table/use-server-list.ts';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import {
  applicantsQuery,
  keyOf,
  longestWaitingQuery,
  useApplicantDecisions,
  useBoardFirst,
  useGone,
} from './applicants.ts';
import { personColumns } from './person-columns.tsx';

// Forms bring the validation library: they come when one is opened.
const InterviewDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./interview-dialog.tsx'),
    loadNamespaces(['errors']),
  ]);
  return { default: dialog.InterviewDialog };
});

/** The list with its search; who has waited longest stands first. */
export function ApplicantsList() {
  const { t } = useTranslation('joining');
  const { t: tMembers } = useTranslation('members');
  const page = useListPage(APPLICANT_SORTS, 'requestedAt');
  const query = applicantsQuery({ ...page.query, q: page.q });
  const list = useStillServerList(page, query, { keyOf, useGone });
  const [toDeny, setToDeny] = useState<Applicant>();
  const { accept, deny } = useApplicantDecisions();
  const columns: Column<Applicant>[] = [
    ...personColumns<Applicant>(tMembers),
    {
      key: 'requestedAt',
      header: t('columns.requestedAt'),
      cell: (applicant) => (
        <>
          {tableDay(applicant.requestedAt, currentLanguage())}
          <Met applicant={applicant} />
        </>
      ),
      sortable: true,
    },
    actsColumn(t('columns.decide'), (applicant) => (
      <Answer applicant={applicant} onAccept={accept} onDeny={setToDeny} />
    )),
  ];
  const none = page.q === '' ? 'empty' : 'nobodyFound';
  return (
    <>
      <ListTable
        list={list}
        caption={t('title')}
        searchLabel={t('search')}
        isOftenShort
        columns={columns}
        rowKey={({ id }) => id}
        arrivals={(count) => t('newcomers', { count })}
        empty={
          <EmptyState drawing={<PeopleDrawing />} title={t(none)}>
            {t(`${none}Text`)}
          </EmptyState>
        }
      />
      <DenyQuestion applicant={toDeny} onClose={() => setToDeny(undefined)} onDeny={deny} />
    </>
  );
}

interface DenyQuestionProps {
  /** Who is asked about; undefined when nobody is. */
  applicant: Applicant | undefined;
  onClose: () => void;
  onDeny: (applicant: Applicant) => Promise<unknown>;
}

/** Before somebody is denied. */
function DenyQuestion({ applicant, onClose, onDeny }: DenyQuestionProps) {
  const { t } = useTranslation('joining');
  return (
    <ConfirmDialog
      isOpen={applicant !== undefined}
      onClose={onClose}
      onConfirm={() => applicant && onDeny(applicant)}
      title={t('denyQuestion.title', { name: applicant ? personName(applicant) : '' })}
      confirmLabel={t('denyQuestion.act')}
      cancelLabel={t('denyQuestion.keep')}
    >
      {t('denyQuestion.text')}
    </ConfirmDialog>
  );
}

interface AnswerProps {
  applicant: Applicant;
  onAccept: (applicant: Applicant) => Promise<unknown>;
  onDeny: (applicant: Applicant) => void;
}

/** That the interview was held, below the day. */
function Met({ applicant: { metOn, metBy } }: { applicant: Applicant }) {
  const { t } = useTranslation('joining');
  if (metOn === null) return null;
  const day = tableDay(metOn, currentLanguage());
  return (
    <Soft isSmall>
      {metBy === '' ? t('interview.done', { day }) : t('interview.doneBy', { day, by: metBy })}
    </Soft>
  );
}

/** Accepting takes one tap, unless the board decides first; denying asks back. */
function Answer(props: AnswerProps) {
  const { applicant, onDeny } = props;
  const { t } = useTranslation('joining');
  const isBoardFirst = useBoardFirst();
  return (
    <RowActs>
      {isBoardFirst ? <Interview applicant={applicant} /> : <Accept {...props} />}
      <DecisionButton small kind="quiet" onClick={() => onDeny(applicant)}>
        {t('deny')}
        <Named applicant={applicant} />
      </DecisionButton>
    </RowActs>
  );
}

const Named = ({ applicant }: { applicant: Applicant }) => (
  <span className="visually-hidden"> {personName(applicant)}</span>
);

function Accept({ applicant, onAccept }: Pick<AnswerProps, 'applicant' | 'onAccept'>) {
  const { t } = useTranslation('joining');
  const { isBusy, run } = useSingleFlight(() => onAccept(applicant));
  return (
    <DecisionButton small kind="secondary" busy={isBusy} onClick={run}>
      {t('accept')}
      <Named applicant={applicant} />
    </DecisionButton>
  );
}

function Interview({ applicant }: { applicant: Applicant }) {
  const { t } = useTranslation('joining');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small kind="secondary" onClick={() => setOpen(true)}>
        {t('interview.act')}
        <Named applicant={applicant} />
      </Button>
      <Suspense>
        {isOpen && <InterviewDialog applicant={applicant} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** Who has waited longest, for the desk's first page; nothing while nobody waits. */
export function ApplicantsToday({ most }: { most: number }) {
  const { t } = useTranslation('joining');
  const { data } = useQuery(longestWaitingQuery);
  const page = data && { ...data, items: data.items.slice(0, most) };
  const { rows = [], lineFor } = useStillList(page, { listKey: 'today', keyOf, useGone });
  const [toDeny, setToDeny] = useState<Applicant>();
  const { accept, deny } = useApplicantDecisions();
  return (
    <>
      <Matters
        rows={rows}
        keyOf={keyOf}
        lineFor={lineFor}
        words={(applicant) => (
          <p>
            <Marked
              text={t('today', {
                name: personName(applicant),
                day: onDay(applicant.requestedAt, currentLanguage()),
              })}
            />{' '}
            <PhoneLink phone={applicant.phone} />
            <Met applicant={applicant} />
          </p>
        )}
        acts={(applicant) => <Answer applicant={applicant} onAccept={accept} onDeny={setToDeny} />}
      />
      <DenyQuestion applicant={toDeny} onClose={() => setToDeny(undefined)} onDeny={deny} />
    </>
  );
}
