/**
 * Writing to a telephone that its owner gave (specification §45): nothing is loaded or sent before the click,
 * and WhatsApp is offered only where the bank wants it.
 */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { smsAddress, whatsappAddress } from '#contract/board/phone-numbers.ts';
import { read } from '#web/api/read.ts';
import css from './write-links.module.css';

interface WriteLinksProps {
  phone: string | null;
  /** What the message begins with. */
  sentence: string;
}

/** Nothing beside what is no number. */
export function WriteLinks({ phone, sentence }: WriteLinksProps) {
  const { t } = useTranslation('notices');
  const { data: rules } = useQuery(read('listBankRules'));
  const sms = smsAddress(phone ?? '', sentence);
  if (phone === null || !sms) return null;
  const isOn = rules?.some(({ name, value }) => name === 'whatsapp-links' && value === true);
  return (
    <span className={css.ways}>
      {isOn && (
        <a href={whatsappAddress(phone, sentence)} target="_blank" rel="noopener noreferrer">
          {t('chat.whatsapp')}
        </a>
      )}
      <a className={css.sms} href={sms}>
        {t('chat.sms')}
      </a>
    </span>
  );
}
