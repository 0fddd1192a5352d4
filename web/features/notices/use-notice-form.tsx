/** Sending the form of a notice: a new one with its draft, or a change of one. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Notice,
  type NoticeKind,
  newNoticeSchema,
  noticeUpdateSchema,
} from '#contract/notices.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { codeOf, refusalOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { dropDraft } from '#web/ui/form/draft.ts';
import { useForm } from '#web/ui/form/use-form.ts';
import { type NoticeForm, toWire } from './notice-values.ts';
import { NOTICES_KEY } from './queries.ts';

export interface Saving {
  kind: NoticeKind;
  begin: NoticeForm;
  /** The notice to be changed; a new one without. */
  notice?: Notice;
  /** Names what is kept of it in this tab. */
  draft: string;
  onSaved: (notice: Notice) => void;
}

/** The form, and how it is sent. Who has a notice like it already is asked once, and sends again. */
export function useNoticeForm({ kind, begin, notice, draft, onSaved }: Saving) {
  const { t } = useTranslation('notices');
  const isSure = useRef(false);
  const form = useForm({
    begin,
    check: (values) =>
      notice
        ? problemsFor(noticeUpdateSchema, toWire(values, kind))
        : problemsFor(newNoticeSchema, { kind, ...toWire(values, kind) }),
    draft,
  });
  const query = { lang: currentLanguage() };
  const save = useAction({
    send: (values: NoticeForm) =>
      notice
        ? call('changeNotice', {
            params: { id: notice.id },
            query,
            body: noticeUpdateSchema.parse(toWire(values, kind)),
          })
        : call('postNotice', {
            query,
            body: newNoticeSchema.parse({ kind, ...toWire(values, kind), sure: isSure.current }),
          }),
    done: () => t(notice ? 'form.changed' : 'form.posted'),
    changes: NOTICES_KEY,
  });
  const submit = async (values: NoticeForm) => {
    try {
      const saved = await save.send(values);
      dropDraft(draft);
      onSaved(saved);
      return undefined;
    } catch (error) {
      isSure.current = codeOf(error) === 'notice-alike';
      return refusalOf(error);
    }
  };
  return { form, submit };
}
