/** Sending the form of a notice: a new one with its draft, or a change of one. */
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Notice,
  type NoticeKind,
  newNoticeSchema,
  noticeUpdateSchema,
} from '#contract/board/notices.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { codeOf, type OwnWords } from '#web/api/refusal.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { Text } from '#web/i18n/text.tsx';
import { deskNoticeSchema, type NoticeForm, toDeskWire, toWire } from './notice-values.ts';

export interface Saving {
  kind: NoticeKind;
  begin: NoticeForm;
  /** The notice to be changed; a new one without. */
  notice?: Notice;
  /** A new one is posted by the desk, for somebody. */
  isForMember?: boolean;
  /** Names what is kept of it in this tab. */
  draft: string;
  onSaved: (notice: Notice) => void;
}

/** What is missing, in the words of each kind. */
const WORDS: Record<NoticeKind, OwnWords> = {
  request: wordsWith(<Text of="notices:form.missing.request" />),
  offer: wordsWith(<Text of="notices:form.missing.offer" />),
};

function wordsWith(title: ReactNode): OwnWords {
  return {
    title: { required: title },
    activity: { required: <Text of="notices:form.missing.activity" /> },
  };
}

const deskWords: OwnWords = { forPerson: { required: <Text of="bank-board:post.missing" /> } };

/** The form, and how it is sent. Who has a notice like it already is asked once, and sends again. */
export function useNoticeForm({ kind, begin, notice, isForMember, draft, onSaved }: Saving) {
  const { t } = useTranslation('notices');
  const isSure = useRef(false);
  const own = WORDS[kind];
  return useActionForm({
    begin,
    draft,
    own,
    check: (values) => {
      if (notice) return problemsFor(noticeUpdateSchema, toWire(values, kind), own);
      if (isForMember)
        return problemsFor(deskNoticeSchema, toDeskWire(values, kind), { ...own, ...deskWords });
      return problemsFor(newNoticeSchema, { kind, ...toWire(values, kind) }, own);
    },
    send: (values) => {
      const sure = isSure.current;
      if (notice) {
        const body = noticeUpdateSchema.parse(toWire(values, kind));
        return call('changeNotice', { params: { id: notice.id }, body });
      }
      if (isForMember) {
        const form = deskNoticeSchema.parse({ ...toDeskWire(values, kind), sure });
        const { forPerson: forMember, ...body } = form;
        return call('postNotice', { body }, { forMember, word: values.basis });
      }
      const body = newNoticeSchema.parse({ kind, ...toWire(values, kind), sure });
      return call('postNotice', { body });
    },
    said: (_, { state }) =>
      t(notice ? 'form.changed' : state === 'waiting' ? 'form.postedWaiting' : 'form.posted'),
    changes: 'notices',
    onSent: onSaved,
    onRefused: (error, usual) => {
      isSure.current = codeOf(error) === 'notice-alike';
      return usual;
    },
  });
}
