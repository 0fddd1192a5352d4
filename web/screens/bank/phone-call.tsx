/**
 * Somebody calls (specification §12): three letters of the name, and one page says what they may ask
 * about. By keyboard alone: Enter takes the person, Tab goes through what may be done.
 */
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { User } from '#contract/people/accounts.ts';
import { personName } from '#contract/person-name.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { newBankExchangePath } from '#web/desk-paths.ts';
import { CallReasonCard } from '#web/features/board/attention/call-reason.tsx';
import { WriteLinks } from '#web/features/board/parts/write-links.tsx';
import { CallLast, CallWaiting } from '#web/features/hours/desk/call-exchanges.tsx';
import { FindPerson } from '#web/features/hours/desk/search/find-people.tsx';
import { ActivityField } from '#web/features/hours/parts/terms-fields.tsx';
import { CallNoteCard } from '#web/features/paper/desk/call-note.tsx';
import { PhoneDialog } from '#web/features/paper/desk/phone-dialog.tsx';
import { memberQuery } from '#web/features/people/members/desk/queries.ts';
import { HelpersCard } from '#web/features/people/skills/helpers-card.tsx';
import { Marked } from '#web/i18n/marked.tsx';
import { memberPath } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { idIn } from '#web/ui/address-id.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/contact-links.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, CardGrid, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from '../frame/narrow.tsx';
import css from './phone-call.module.css';

const NOBODY = { person: '' };

/** /bank-phone-call, also with somebody chosen: `?person=7`. */
export default function PhoneCall() {
  const { t } = useTranslation('desk-work', { keyPrefix: 'call' });
  const [{ person }, set] = useUrlState(NOBODY);
  const isId = idIn(person) !== undefined;
  const caller = useQuery({ ...memberQuery(Number(person)), enabled: isId });
  const isUnknown = isRefusal(caller.error, 'not-found');
  if (!isId || isUnknown) {
    return (
      <Narrow gap="small">
        <PageTitle>{t('title')}</PageTitle>
        <Card>
          <FindPerson
            label={t('who')}
            hint={t('hint')}
            onFound={(id) => set({ person: String(id) })}
          />
          <p className={css.lead}>{t('lead')}</p>
        </Card>
      </Narrow>
    );
  }
  return (
    <Stack gap="small">
      <PageTitle
        aside={
          <Button kind="secondary" onClick={() => set(NOBODY)}>
            {t('other')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <Loaded query={caller} skeleton={<TextSkeleton lines={6} />} warns>
        {(data) => <Caller key={person} caller={data} />}
      </Loaded>
    </Stack>
  );
}

/** The name takes the focus, so that a screen reader reads on from there. */
function Caller({ caller }: { caller: User }) {
  const { t } = useTranslation(['desk-work', 'notices']);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { id, phone, total } = caller;
  const name = personName(caller);
  const standing = total === 0 ? 'call.even' : total > 0 ? 'call.has' : 'call.owes';
  return (
    <>
      <CallReasonCard id={id} />
      <Card>
        <div className={css.who}>
          <Avatar pictureOf={id} name={name} />
          <div>
            <h2 ref={heading} tabIndex={-1}>
              {name}
            </h2>
            <PhoneLink phone={phone} />{' '}
            <WriteLinks phone={phone} sentence={t('notices:chat.hello')} />
          </div>
        </div>
        <p className={css.balance}>
          <Marked text={t(standing, { name: caller.name, hours: hoursText(total) })} />
        </p>
        <Acts caller={caller} />
        <p>
          <Link className={css.page} to={memberPath(id)}>
            {t('call.page')}
          </Link>
        </p>
      </Card>
      <CardGrid min="20rem">
        <CallWaiting id={id} />
        <CallLast id={id} />
        <CallNoteCard id={id} />
      </CardGrid>
    </>
  );
}

/** What somebody calls for most. */
function Acts({ caller }: { caller: User }) {
  const { t } = useTranslation(['desk-work', 'skills']);
  const [isPhoneOpen, setPhoneOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { id } = caller;
  return (
    <section aria-label={t('call.acts')}>
      <div className={css.acts}>
        <Link
          className={`${css.act} ${css.first}`}
          to={newBankExchangePath(id, { side: 'from', word: 'none' })}
        >
          <strong>{t('call.gave')}</strong>
          <span>{t('call.gaveText')}</span>
        </Link>
        <Link
          className={`${css.act} ${css.first}`}
          to={newBankExchangePath(id, { side: 'to', word: 'phone' })}
        >
          <strong>{t('call.received')}</strong>
          <span>{t('call.receivedText')}</span>
        </Link>
        <button type="button" className={css.act} onClick={() => setPhoneOpen(true)}>
          <strong>{t('phone.act')}</strong>
          <span>{t('call.numberText')}</span>
        </button>
        <button
          type="button"
          className={css.act}
          aria-expanded={isHelpOpen}
          onClick={() => setHelpOpen(!isHelpOpen)}
        >
          <strong>{t('skills:help.act')}</strong>
          <span>{t('skills:help.text')}</span>
        </button>
      </div>
      {isHelpOpen && (
        <HelpersCard
          callerId={id}
          activityField={(binding) => <ActivityField {...binding} />}
          personLink={(helper, className) => (
            <Link className={className} to={memberPath(helper.id)}>
              {helper.name}
            </Link>
          )}
        />
      )}
      <PhoneDialog member={caller} isOpen={isPhoneOpen} onClose={() => setPhoneOpen(false)} />
    </section>
  );
}
