/** Which letters the reader may do without, and how often they come. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CADENCES_OF, type LetterPreference, type LetterTopic } from '#contract/sending/letters.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Tall, TextSkeleton } from '#web/ui/skeleton.tsx';

/** A choice acts at once. */
export function LettersCard() {
  const { t } = useTranslation('letters');
  const preferences = useQuery(read('listLetterPreferences'));
  return (
    <Card title={t('card.title')}>
      <Stack>
        <p>{t('card.lead')}</p>
        <Loaded
          query={preferences}
          skeleton={
            <Tall>
              <TextSkeleton lines={6} />
            </Tall>
          }
        />
        {preferences.data?.map((preference) => (
          <Choice key={preference.topic} {...preference} />
        ))}
      </Stack>
    </Card>
  );
}

/** How often the letters of one topic come, where that topic is at hand. */
export function TopicCard({ topic, title }: { topic: LetterTopic; title: string }) {
  const preferences = useQuery(read('listLetterPreferences'));
  const preference = preferences.data?.find((one) => one.topic === topic);
  return (
    <Card title={title}>
      <Loaded query={preferences} skeleton={<TextSkeleton lines={2} />} />
      {preference && <Choice {...preference} />}
    </Card>
  );
}

function Choice({ topic, cadence }: LetterPreference) {
  const { t } = useTranslation('letters');
  const choose = useAction({
    send: (body: LetterPreference) => call('setLetterPreference', { body }),
    said: () => t('card.saved'),
    failed: () => t('card.failed'),
    changes: ['listLetterPreferences'],
    awaitsQueries: true,
  });
  // What was just chosen stands at once; after a failure the old choice is back.
  const [chosen, setChosen] = useState(cadence);
  return (
    <RadioField
      name={topic}
      label={t(`topics.${topic}.name`)}
      hint={t(`topics.${topic}.hint`)}
      options={CADENCES_OF[topic].map((value) => ({ value, label: t(`cadences.${value}`) }))}
      value={choose.isBusy ? chosen : cadence}
      onChange={(next) => {
        if (next === '' || choose.isBusy) return;
        setChosen(next);
        void choose.run({ topic, cadence: next });
      }}
    />
  );
}
