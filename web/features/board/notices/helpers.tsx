/** Who may help with a request: up to five at once are asked by letter. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice, NoticeHelper } from '#contract/board/notices.ts';
import { ASKED_AT_ONCE_MAX } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/contact-links.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './notices.module.css';

/** Nothing where nobody is known. */
export function Helpers({ notice: { id, isMine, who } }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  const { data } = useQuery(read('listNoticeHelpers', { params: { id } }));
  if (!data || data.length === 0) return null;
  return (
    <Card title={isMine ? t('helpers.title') : t('forMember.helpers', { who })}>
      <Soft>{t('helpers.lead')}</Soft>
      <Asking key={data.map((helper) => helper.id).join()} id={id} helpers={data} />
    </Card>
  );
}

function Asking({ id, helpers }: { id: number; helpers: readonly NoticeHelper[] }) {
  const { t } = useTranslation('notices');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const ask = useAction({
    send: (people: number[]) => call('askHelpers', { params: { id }, body: { people } }),
    said: (people) => t('helpers.asked', { count: people.length }),
    failed: () => t('failed'),
    changes: 'notices',
    awaitsQueries: true,
  });
  const isFull = chosen.length >= ASKED_AT_ONCE_MAX;
  const toggle = (one: number) =>
    setChosen((now) => (now.includes(one) ? now.filter((each) => each !== one) : [...now, one]));
  return (
    <>
      <ul className={css.people}>
        {helpers.map(({ id: personId, who, why, phone, canBeAsked }) => (
          <li key={personId}>
            <label className={css.tick}>
              <input
                type="checkbox"
                checked={chosen.includes(personId)}
                disabled={!canBeAsked || (isFull && !chosen.includes(personId))}
                onChange={() => toggle(personId)}
              />
              <span>
                <b>{who}</b> <Soft as="span">{t(`helpers.why.${why}`)}</Soft>
              </span>
            </label>
            {phone && <PhoneLink phone={phone} />}
          </li>
        ))}
      </ul>
      <div>
        <Button
          kind="secondary"
          busy={ask.isBusy}
          disabled={chosen.length === 0}
          onClick={() => ask.run([...chosen])}
        >
          {chosen.length === 0 ? t('helpers.choose') : t('helpers.ask', { count: chosen.length })}
        </Button>
      </div>
    </>
  );
}
