/** On the home: who accompanies the reader in their first weeks, or whom the reader accompanies (specification §43). */
import { useTranslation } from 'react-i18next';
import type { Company, CompanyPartner } from '#contract/people/companions.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/contact-links.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { Section } from '#web/ui/page/section.tsx';

/** A calm card for each side that there is. */
export function CompanyCard({ company: { companion, newcomers } }: { company: Company }) {
  const { t } = useTranslation('company');
  return (
    <>
      {companion && (
        <Section title={t('newcomer.title', { name: companion.name })}>
          <Card>
            <Stack gap="small">
              <p>{t('newcomer.text', { day: lastDay(companion) })}</p>
              <Lines>
                <Partner partner={companion} end={t('newcomer.end')} />
              </Lines>
            </Stack>
          </Card>
        </Section>
      )}
      {newcomers.length > 0 && (
        <Section title={t('companion.title')}>
          <Card>
            <Stack gap="small">
              <p>{t('companion.text')}</p>
              <Lines>
                {newcomers.map((partner) => (
                  <Partner
                    key={partner.id}
                    partner={partner}
                    end={t('companion.end')}
                    more={t('companion.until', { day: lastDay(partner) })}
                  />
                ))}
              </Lines>
            </Stack>
          </Card>
        </Section>
      )}
    </>
  );
}

const lastDay = ({ until }: CompanyPartner) => onDay(until, currentLanguage());

interface PartnerProps {
  partner: CompanyPartner;
  /** What the button says that ends it. */
  end: string;
  more?: string;
}

/** The other one: how they are reached, and the way out in one click. */
function Partner({ partner, end, more }: PartnerProps) {
  const { t } = useTranslation('company');
  const { id, userId, name, phone, canWrite } = partner;
  const ending = useAction({
    send: () => call('endCompany', { params: { id } }),
    done: () => t('ended'),
    failed: () => t('failed'),
    settled: { 'not-found': () => t('already') },
  });
  return (
    <Line
      picture={<Avatar pictureOf={userId} name={name} />}
      title={name}
      more={
        <>
          {more} {phone !== null && <PhoneLink phone={phone} />}
          {phone === null && !canWrite && t('byDesk')}
        </>
      }
    >
      {canWrite && (
        <ButtonLink
          kind="secondary"
          small
          to={`${paths.newMessage}?to=${userId}`}
          aria-label={t('writeWho', { name })}
        >
          {t('write')}
        </ButtonLink>
      )}
      <Button
        kind="quiet"
        small
        whileClosed
        busy={ending.isBusy}
        aria-label={t('endOf', { act: end, name })}
        onClick={() => void ending.run(undefined)}
      >
        {end}
      </Button>
    </Line>
  );
}
