/** The list of activities at the portal administrators' desk (specification §39). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type KeptActivity, type KeptGroup, nameIn } from '#contract/board/activities.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { KeptList } from '#web/features/board/activities/kept-list.tsx';
import { MergeForm } from '#web/features/board/activities/merge-form.tsx';
import { ActivityForm, GroupForm } from '#web/features/board/activities/names-form.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

/** `edit=1`: names and order can be changed. */
const DEFAULTS = { dialog: '', edit: '' };

/** /portal/activities: the dialog that is open lives in the address. */
export default function Activities() {
  const { t } = useTranslation('activities');
  const kept = useQuery(read('listKeptActivities'));
  const [{ dialog, edit }, set] = useUrlState(DEFAULTS);
  const isEdited = edit === '1';
  const open = (what: string, id: number) => set({ dialog: `${what}:${id}` });
  return (
    <Stack>
      <BackLink to={paths.portalBanks}>{t('back.toBanks')}</BackLink>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      {isEdited && <p>{t('order.how')}</p>}
      <Acts>
        <Button
          kind={isEdited ? 'primary' : 'secondary'}
          onClick={() => set({ edit: isEdited ? '' : '1' })}
        >
          {t(isEdited ? 'order.done' : 'order.begin')}
        </Button>
        <Button kind="secondary" onClick={() => set({ dialog: 'add' })}>
          {t('add.title')}
        </Button>
        <Button kind="secondary" onClick={() => set({ dialog: 'add-group' })}>
          {t('group.add')}
        </Button>
      </Acts>
      <Loaded query={kept} skeleton={<TextSkeleton lines={12} />}>
        {(data) => (
          <>
            <KeptList groups={data} isEdited={isEdited} onOpen={open} />
            <Dialogs
              groups={data}
              dialog={dialog}
              onOpen={open}
              onClose={() => set({ dialog: '' }, { replace: true })}
            />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

interface DialogsProps {
  groups: readonly KeptGroup[];
  /** What is open, `edit:12`; empty for none. */
  dialog: string;
  onOpen: (what: string, id: number) => void;
  onClose: () => void;
}

function Dialogs({ groups, dialog, onOpen, onClose }: DialogsProps) {
  const { t } = useTranslation('activities');
  const all = groups.flatMap(({ activities }) => activities);
  const chosenFor = (what: string) => all.find(({ id }) => dialog === `${what}:${id}`);
  const [edited, merged, retired] = [chosenFor('edit'), chosenFor('merge'), chosenFor('retire')];
  const group = groups.find(({ id }) => dialog === `group:${id}`);
  const others = all.filter(
    ({ id, retiredAt, isOther }) => id !== merged?.id && retiredAt === null && !isOther,
  );
  const isActivity = edited !== undefined || dialog === 'add';
  const isGroup = group !== undefined || dialog === 'add-group';
  return (
    <>
      <Dialog isOpen={isActivity} onClose={onClose} title={t(edited ? 'edit.title' : 'add.title')}>
        {isActivity && (
          <ActivityForm
            groups={groups}
            activity={edited}
            onDone={onClose}
            onOpen={(what) => edited && onOpen(what, edited.id)}
          />
        )}
      </Dialog>
      <Dialog isOpen={isGroup} onClose={onClose} title={t(group ? 'group.edit' : 'group.add')}>
        {isGroup && <GroupForm group={group} onDone={onClose} />}
      </Dialog>
      {merged && (
        <Dialog
          isOpen
          onClose={onClose}
          title={t('merge.title', { name: nameIn(merged.names, currentLanguage()) })}
        >
          <MergeForm activity={merged} others={others} onDone={onClose} />
        </Dialog>
      )}
      {retired && <Retire activity={retired} onClose={onClose} />}
    </>
  );
}

function Retire({ activity, onClose }: { activity: KeptActivity; onClose: () => void }) {
  const { t } = useTranslation('activities');
  const { id, names } = activity;
  const name = nameIn(names, currentLanguage());
  const retire = useAction({
    send: () => call('retireActivity', { params: { id } }),
    done: () => t('retire.done', { name }),
    failed: () => t('retire.failed', { name }),
    settled: { 'already-decided': () => t('retire.done', { name }) },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => retire.run(undefined)}
      title={t('retire.title', { name })}
      confirmLabel={t('retire.act')}
      tone="plain"
    >
      {t('retire.text')}
    </ConfirmDialog>
  );
}
