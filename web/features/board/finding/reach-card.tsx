/** How the reader is reached, said once, and whether the other members find them. Each choice acts at once. */
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reach, ReachUpdate } from '#contract/board/finding.ts';
import { CONTACT_MODES } from '#contract/board/notices.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { reachWord } from '#web/reach-word.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './finding.module.css';

export function ReachCard() {
  const { t } = useTranslation('finding');
  const reach = useQuery(read('readReach'));
  return (
    <Card>
      <Stack>
        <p>{t('own.lead')}</p>
        <Loaded query={reach} skeleton={<TextSkeleton lines={8} />}>
          {(data) => <Choices reach={data} />}
        </Loaded>
      </Stack>
    </Card>
  );
}

/** What was chosen and is not saved yet: how many choices, and what they say together. */
interface Unsaved {
  left: number;
  chosen: ReachUpdate;
}
const NOTHING: Unsaved = { left: 0, chosen: {} };

function Choices({ reach }: { reach: Reach }) {
  const { t } = useTranslation('finding');
  const session = useSignedIn();
  const choose = useAction({
    send: (body: ReachUpdate) => call('setReach', { body }),
    said: () => t('own.saved'),
    failed: () => t('own.failed'),
    changes: ['readReach', 'listFoundPeople', 'readFoundPerson', 'readNotice'],
    awaitsQueries: true,
  });
  // What was chosen stands at once and is saved in its order; after a failure the old choice is back.
  const [{ left, chosen }, setUnsaved] = useState(NOTHING);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const shown = left > 0 ? { ...reach, ...chosen } : reach;
  const change = (part: ReachUpdate) => {
    setUnsaved((before) => ({ left: before.left + 1, chosen: { ...before.chosen, ...part } }));
    saving.current = saving.current
      .then(() => choose.run(part))
      .then(() => setUnsaved((now) => (now.left === 1 ? NOTHING : { ...now, left: now.left - 1 })));
  };
  return (
    <>
      <CheckboxField
        name="findable"
        label={t('own.findable')}
        hint={t(shown.findable === null ? 'own.findableNotSaid' : 'own.findableHint')}
        value={shown.findable === true}
        onChange={(findable) => change({ findable })}
      />
      <RadioField
        name="contact"
        label={t('own.contact')}
        options={CONTACT_MODES.map((value) => ({
          value,
          label: t(`own.contacts.${reachWord(value, session)}`),
        }))}
        value={shown.contact}
        onChange={(contact) => contact !== '' && change({ contact })}
        stacked
      />
      {shown.contact !== 'desk' && (
        <fieldset className={css.gives}>
          <legend>{t('own.gives')}</legend>
          {shown.contact === 'portal' && (
            <CheckboxField
              name="givesPhone"
              label={t('own.phone')}
              value={shown.givesPhone}
              onChange={(givesPhone) => change({ givesPhone })}
            />
          )}
          <CheckboxField
            name="givesEmail"
            label={t('own.email')}
            value={shown.givesEmail}
            onChange={(givesEmail) => change({ givesEmail })}
          />
        </fieldset>
      )}
    </>
  );
}
