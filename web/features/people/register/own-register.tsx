/** What the register has of the reader, which they write, and where they may, who else is in it (specification §46). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OwnRegister as Own, ownFieldsOf, titleOf } from '#contract/people/register.ts';
import { read } from '#web/api/read.ts';
import { sentenceDay, tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { useViewOf } from '#web/ui/page/section-nav.tsx';
import { WaitingCard } from '#web/ui/page/waiting-card.tsx';
import { Name, Soft } from '#web/ui/page/words.tsx';
import { OwnEntryDialog } from './own-entry-dialog.tsx';
import css from './register.module.css';

const VIEWS = ['own', 'members'] as const;

export function OwnRegister() {
  const [view, setView] = useViewOf(VIEWS);
  const own = useQuery(read('readOwnRegister'));
  return (
    <Loaded query={own} skeleton={<WaitingCard />} warns>
      {(data) =>
        view === 'members' && data.isVisible ? (
          <Shown />
        ) : (
          <OwnLine own={data} onLook={() => setView('members')} />
        )
      }
    </Loaded>
  );
}

function OwnLine({ own, onLook }: { own: Own; onLook: () => void }) {
  const { t } = useTranslation('register');
  const [isWriting, write] = useState(false);
  const { legalForm, since, entry, written, isVisible, phone } = own;
  const day = (text: string) => tableDay(text, currentLanguage());
  const facts = [
    t('own.since', { day: day(since) }),
    entry.admittedOn === ''
      ? t('own.undecided')
      : [t('own.admitted', { day: day(entry.admittedOn) }), entry.resolution]
          .filter(Boolean)
          .join(', '),
  ];
  return (
    <Stack gap="small">
      <Card title={t('own.title')}>
        <Stack gap="small">
          <p>{facts.join(' · ')}</p>
          <dl className={css.facts}>
            {ownFieldsOf(legalForm).map((field) => (
              <div key={field}>
                <dt>{t(`words.columns.${field}`)}</dt>
                <dd>{entry[field] || '–'}</dd>
              </div>
            ))}
          </dl>
          {written && (
            <Soft isSmall>
              {t('member.last', {
                by: written.by,
                day: sentenceDay(written.at, currentLanguage()),
              })}
            </Soft>
          )}
          <div>
            <Button kind="secondary" small onClick={() => write(true)}>
              {t('own.write')}
            </Button>
          </div>
        </Stack>
      </Card>
      {isVisible ? (
        <div>
          <Button kind="secondary" onClick={onLook}>
            {t('own.look')}
          </Button>
        </div>
      ) : (
        <Soft>{phone === '' ? t('own.ask') : t('own.askPhone', { phone })}</Soft>
      )}
      {isWriting && <OwnEntryDialog own={own} onClose={() => write(false)} />}
    </Stack>
  );
}

/** Everybody who is in the bank today. */
function Shown() {
  const { t } = useTranslation('register');
  const shown = useQuery(read('readShownRegister'));
  const day = (text: string) => tableDay(text, currentLanguage());
  return (
    <Loaded query={shown} skeleton={<WaitingCard />} warns>
      {({ legalForm, lines }) => (
        <Card title={t(`words.title.${titleOf(legalForm)}`)}>
          <Soft>{t('own.members')}</Soft>
          <Lines as="ol">
            {lines.map(({ number, name, surname, since, admittedOn }, nth) => (
              <Line
                key={number ?? nth}
                title={
                  <Name as="span">
                    {nth + 1}. {`${surname} ${name}`.trim()}
                  </Name>
                }
                more={[
                  number !== null && t('list.card', { number }),
                  t('list.since', { day: day(since) }),
                  admittedOn !== '' && t('list.admitted', { day: day(admittedOn) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ))}
          </Lines>
        </Card>
      )}
    </Loaded>
  );
}
