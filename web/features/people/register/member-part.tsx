/** On a member's page at the desk: what the register has of them, and who wrote it (specification §46). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  fieldsOf,
  type MemberRegister,
  REGISTER_FIELDS,
  type RegisterValues,
} from '#contract/people/register.ts';
import { read } from '#web/api/read.ts';
import { sentenceDay, tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { PartRow } from '#web/ui/page/rows.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { EntryDialog, valuesOf } from './entry-dialog.tsx';
import css from './register.module.css';
import { shownValue } from './words.ts';

type Membership = MemberRegister['memberships'][number];

/** A line with the admission; behind it the fields, their earlier versions, and a button to write. */
export function MemberRegisterPart({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('register');
  const { data } = useQuery(read('readMemberRegister', { params: { id } }));
  const [written, write] = useState<Membership>();
  const latest = data?.memberships[0];
  const { admittedOn } = valuesOf(latest?.versions[0]);
  const day = (text: string) => tableDay(text, currentLanguage());
  const now =
    admittedOn === '' ? t('list.undecided') : t('member.admitted', { day: day(admittedOn) });
  return (
    <PartRow title={t('member.title')} now={data && now}>
      <Stack gap="medium">
        {data?.memberships.map((membership) => (
          <Entry
            key={membership.id}
            membership={membership}
            register={data}
            isOnly={data.memberships.length === 1}
            onWrite={() => write(membership)}
          />
        ))}
      </Stack>
      {written && (
        <EntryDialog
          personId={id}
          name={name}
          membershipId={written.id}
          onClose={() => write(undefined)}
        />
      )}
    </PartRow>
  );
}

interface EntryProps {
  membership: Membership;
  register: MemberRegister;
  isOnly: boolean;
  onWrite: () => void;
}

function Entry({ membership, register, isOnly, onWrite }: EntryProps) {
  const { t } = useTranslation('register');
  const { since, until, versions } = membership;
  const day = (text: string) => tableDay(text, currentLanguage());
  const span = { since: day(since), until: until === null ? '' : day(until) };
  const [last, ...earlier] = versions;
  const values = valuesOf(last);
  const fields = fieldsOf(register.legalForm).filter((field) => values[field] !== '');
  const by = (version: Membership['versions'][number]) => ({
    by: version.by,
    day: sentenceDay(version.at, currentLanguage()),
  });
  return (
    <Stack gap="small">
      {!isOnly && <h3>{t(until === null ? 'member.span' : 'member.spanEnded', span)}</h3>}
      {fields.length === 0 && <Soft>{t('member.nothing')}</Soft>}
      {fields.length > 0 && (
        <dl className={css.facts}>
          {fields.map((field) => (
            <div key={field}>
              <dt>{t(`words.columns.${field}`)}</dt>
              <dd>{shownValue(field, values[field])}</dd>
            </div>
          ))}
        </dl>
      )}
      {last && <Soft isSmall>{t('member.last', by(last))}</Soft>}
      <div>
        <Button kind="secondary" small onClick={onWrite}>
          {t('member.write')}
        </Button>
      </div>
      {earlier.length > 0 && (
        <Fold title={t('member.earlier', { count: earlier.length })}>
          <Lines>
            {versions.slice(0, -1).map((version, nth) => (
              <Line
                key={version.at + version.note}
                title={changesOf(version, versions[nth + 1]).map(({ field, before, after }) => (
                  <span key={field} className={css.change}>
                    {t('member.change', {
                      field: t(`words.columns.${field}`),
                      before: before || '–',
                      after: after || '–',
                    })}
                  </span>
                ))}
                more={[t('member.by', by(version)), version.note].filter(Boolean).join(' · ')}
              />
            ))}
          </Lines>
        </Fold>
      )}
    </Stack>
  );
}

/** What a version made different. */
function changesOf(version: RegisterValues, before: RegisterValues | undefined) {
  const then = valuesOf(before);
  return REGISTER_FIELDS.filter((field) => version[field] !== then[field]).map((field) => ({
    field,
    before: shownValue(field, then[field]),
    after: shownValue(field, version[field]),
  }));
}
