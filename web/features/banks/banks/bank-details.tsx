/** A bank's public face (specification §2, registration): what there is of it, and nothing empty. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bank, BankName } from '#contract/banks/banks.ts';
import { PAGE_LIMIT_MAX, SEARCH_MAX } from '#contract/limits.ts';
import { phoneAddress } from '#web/ui/contact-links.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './bank-details.module.css';
import { bankSearchQuery } from './queries.ts';

const LINES = [
  'address',
  'openingHours',
  'president',
  'secretary',
  'vat',
  'email',
  'phone',
  'webUrl',
  'facebookUrl',
] as const;
type Line = (typeof LINES)[number];

/** What somebody who passes by wants to know. */
const FIRST: readonly Line[] = ['address', 'openingHours', 'email', 'phone'];

interface BankDetailsProps {
  bank: Omit<Bank, 'bankId' | 'gdpr' | 'date'>;
  /** Where the page is about something else: the rest is one tap away. */
  isFolded?: boolean;
  /** The name stands above it already. */
  isUnnamed?: boolean;
}

/** Name, description and how to reach it. */
export function BankDetails({ bank, isFolded, isUnnamed }: BankDetailsProps) {
  const { t } = useTranslation('banks');
  return (
    <div className={css.details}>
      {!isUnnamed && <p className={css.name}>{bank.name}</p>}
      {bank.description && <p className={css.description}>{bank.description}</p>}
      {isFolded ? (
        <>
          <DetailLines bank={bank} lines={FIRST} />
          <details className={css.more}>
            <summary>{t('details.more')}</summary>
            <DetailLines bank={bank} lines={LINES.filter((line) => !FIRST.includes(line))} />
          </details>
        </>
      ) : (
        <DetailLines bank={bank} lines={LINES} />
      )}
    </div>
  );
}

interface DetailLinesProps {
  bank: Pick<Bank, Line>;
  lines: readonly Line[];
}

/** Those of the lines that the bank has filled in, each with its name. */
export function DetailLines({ bank, lines }: DetailLinesProps) {
  const { t } = useTranslation('banks');
  return (
    <dl className={css.lines}>
      {lines
        .filter((line) => bank[line] !== '')
        .map((line) => (
          <div key={line}>
            <dt>{t(`details.${line}`)}</dt>
            <dd>{shown(line, bank[line])}</dd>
          </div>
        ))}
    </dl>
  );
}

function shown(line: Line, value: string): ReactNode {
  if (line === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  if (line === 'phone') return <a href={phoneAddress(value)}>{value}</a>;
  if (line === 'webUrl' || line === 'facebookUrl') return <WebLink address={value} />;
  return value;
}

/** A page on the web, by its name or without what every address begins with; what is no address stays a text. */
export function WebLink({ address, children }: { address: string; children?: ReactNode }) {
  if (!/^https?:\/\//.test(address)) return address;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {children ?? withBreak(address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''))}
    </a>
  );
}

/** A long address breaks after its host. */
function withBreak(address: string): ReactNode {
  const [host, ...path] = address.split('/');
  if (path.length === 0) return host;
  return (
    <>
      {host}/<wbr />
      {path.join('/')}
    </>
  );
}

/** The bank's privacy notice in its own words; long, so it comes when asked for. */
export function PrivacyText({ text }: { text: string }) {
  const { t } = useTranslation('banks');
  return (
    <details className={css.privacy}>
      <summary>{t('mine.notice')}</summary>
      <p>{text}</p>
    </details>
  );
}

/**
 * Another bank's public face, asked for when somebody opens the line above it; `children` are the words of
 * that line.
 */
export function AboutBank({ bank, children }: { bank: BankName; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const search = { q: bank.name.slice(0, SEARCH_MAX), limit: PAGE_LIMIT_MAX, offset: 0 };
  const query = useQuery({ ...bankSearchQuery(search), enabled: isOpen });
  const found = query.data?.items.find(({ bankId }) => bankId === bank.bankId);
  return (
    <details className={css.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {children}
        <span className="visually-hidden"> {bank.name}</span>
      </summary>
      {query.isError && <LoadTrouble query={query} />}
      {isOpen && query.isPending && <TextSkeleton lines={4} />}
      {found && <BankDetails bank={found} isUnnamed />}
    </details>
  );
}
