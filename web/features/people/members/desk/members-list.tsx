/** The members of the bank (specification §2): search, order, pages, and what may be done with each. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { COUNTED_ENOUGH } from '#contract/limits.ts';
import {
  MEMBER_LOGINS,
  MEMBER_SORTS,
  type Member,
  type MemberLogin,
} from '#contract/people/members.ts';
import { isBody, personName } from '#contract/person-name.ts';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/file.ts';
import { useReason } from '#web/api/refusal.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { memberPath, paths } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { SelectFilter } from '#web/ui/table/filters.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';
import { useHiddenColumns } from './chosen-columns.tsx';
import css from './desk.module.css';
import { actsWidth, memberColumns } from './member-columns.tsx';
import { useMembersAddressKept } from './members-address.ts';
import { membersQuery } from './queries.ts';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';

/** Where the reader is in the list; by name unless asked otherwise (specification §2). */
export function useMembersPage() {
  const page = useListPage(MEMBER_SORTS, 'name', { countTo: COUNTED_ENOUGH });
  const [{ login: typed }, set] = useUrlState(EVERYBODY);
  const login = MEMBER_LOGINS.find((one) => one === typed);
  return { ...page, login, choose: (one: MemberLogin | '') => set({ login: one }) };
}

const EVERYBODY = { login: '' };

/** The list, ten a page. */
export function MembersList({ onEdit }: { onEdit: (member: Member) => void }) {
  const { t } = useTranslation('members');
  const { userBankId } = useSignedIn();
  const page = useMembersPage();
  useMembersAddressKept();
  const list = useServerList(
    page,
    membersQuery(userBankId, { ...page.query, q: page.q, login: page.login }),
  );
  const navigate = useNavigate();
  const [toRemove, setToRemove] = useState<Member>();
  const hidden: readonly string[] = useHiddenColumns();
  const columns = [
    ...memberColumns(t).filter(({ key }) => !hidden.includes(key)),
    actsColumn<Member>(
      t('columns.acts'),
      (member) => <Acts member={member} onEdit={onEdit} onRemove={setToRemove} />,
      actsWidth(t),
    ),
  ];
  return (
    <>
      <ListTable
        list={list}
        caption={t('list.caption')}
        columns={columns}
        onOpen={({ id }) => navigate(memberPath(id))}
        rowKey={({ id }) => id}
        empty={<Nobody q={page.q} isSearching={page.q !== '' || page.login !== undefined} />}
      />
      <RemoveMemberDialog member={toRemove} onClose={() => setToRemove(undefined)} />
    </>
  );
}

/** Only those who come to the portal in one way: by it the desk finds whom to invite, or to print for. */
export function LoginFilter() {
  const { t } = useTranslation('members');
  const { login, choose } = useMembersPage();
  return (
    <div className={`${css.filter} print-hidden`}>
      <SelectFilter
        label={t('list.login')}
        value={login ?? ''}
        options={[
          { value: '', label: t('list.everybody') },
          ...MEMBER_LOGINS.map((value) => ({ value, label: t(`list.logins.${value}`) })),
        ]}
        onChange={choose}
      />
    </div>
  );
}

interface ActsProps {
  member: Member;
  onEdit: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** Who administers is never excluded (specification §2); the button says why. */
function Acts({ member, onEdit, onRemove }: ActsProps) {
  const { t } = useTranslation('members');
  const id = useId();
  const named = <span className="visually-hidden"> {personName(member)}</span>;
  return (
    <RowActs isQuiet>
      {isBody(member) ? (
        <ButtonLink small kind="secondary" to={paths.bankBodies}>
          {t('list.edit')}
          {named}
        </ButtonLink>
      ) : (
        <DecisionButton small kind="secondary" onClick={() => onEdit(member)}>
          {t('list.edit')}
          {named}
        </DecisionButton>
      )}
      <DecisionButton
        whileClosed
        small
        kind="quiet"
        disabled={member.bankAdmin}
        title={member.bankAdmin ? t('list.notRemovable') : undefined}
        aria-describedby={member.bankAdmin ? id : undefined}
        onClick={() => onRemove(member)}
      >
        <span className={css.less}>{t('list.remove')}</span>
        {named}
      </DecisionButton>
      {member.bankAdmin && (
        <span id={id} className="visually-hidden">
          {t('list.notRemovable')}
        </span>
      )}
    </RowActs>
  );
}

/** A person who is not found may have left: the same words are searched among them. */
function Nobody({ q, isSearching }: { q: string; isSearching: boolean }) {
  const { t } = useTranslation('members');
  const text = isSearching ? t('nobodyFoundText') : t('list.emptyText');
  return (
    <EmptyState
      drawing={<PeopleDrawing />}
      title={isSearching ? t('nobodyFound') : t('list.empty')}
      action={
        isSearching ? (
          <ButtonLink
            kind="secondary"
            to={`${paths.bankMembersFormer}?${new URLSearchParams({ q })}`}
          >
            {t('former.find')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.bankMembersAwaiting}>{t('list.emptyAct')}</ButtonLink>
        )
      }
    >
      {text}
    </EmptyState>
  );
}

/**
 * The members as a spreadsheet of exactly what is searched and sorted (specification §2). The button says
 * that it is at work; the reader can go on meanwhile.
 */
export function ExportButton() {
  const { t } = useTranslation('members');
  const reasonOf = useReason();
  const { q, sort, login } = useMembersPage();
  const [isBusy, setBusy] = useState(false);
  const name = `${t('list.exportFile')}.xlsx`;
  const save = async () => {
    setBusy(true);
    try {
      const base64 = await call('exportMembers', {
        query: { q, sort, login },
      });
      saveFile(fileOf(base64), name);
      showToast('success', t('list.exported', { name }));
    } catch (error) {
      showToast('error', t('list.exportFailed'), reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="secondary" small whileClosed busy={isBusy} onClick={save}>
      {t(isBusy ? 'list.exporting' : 'list.export')}
    </Button>
  );
}

/** This sheet travels as text (specification §7). */
function fileOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
}
