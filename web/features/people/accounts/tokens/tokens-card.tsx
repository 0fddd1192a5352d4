/** One's access tokens: what they are, which there are, and what may be done with them (specification §28). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AccessToken } from '#contract/people/access-tokens.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { MakeToken } from './make-token.tsx';
import { scopeWords } from './words.ts';

const DEFAULTS = { dialog: '' };
const MAKING = 'token';

/** A card for members, folded, for few write programs; tokens are made and revoked in dialogs. */
export function TokensCard() {
  const { t } = useTranslation('access-tokens');
  const isMember = useSignedIn().status === 'normal';
  const tokens = useQuery(read('listAccessTokens', {}, { enabled: isMember }));
  const [{ dialog }, set] = useUrlState(DEFAULTS);
  const close = () => set({ dialog: '' }, { replace: true });
  const { data } = tokens;
  const chosen = data?.find(({ id }) => dialog === `revoke:${id}`);
  if (!isMember) return null;
  return (
    <Card title={t('title')}>
      <Fold title={t('fold')}>
        <Stack>
          <p>{t('lead')}</p>
          <Loaded query={tokens} skeleton={<TextSkeleton lines={2} />} />
          {data && data.length > 0 && (
            <Lines>
              {data.map((token) => (
                <TokenLine
                  key={token.id}
                  token={token}
                  onRevoke={() => set({ dialog: `revoke:${token.id}` })}
                />
              ))}
            </Lines>
          )}
          <Acts>
            <Button kind="secondary" onClick={() => set({ dialog: MAKING })}>
              {t('make.act')}
            </Button>
          </Acts>
        </Stack>
      </Fold>
      <Dialog isOpen={dialog === MAKING} onClose={close} title={t('make.title')}>
        <MakeToken onDone={close} />
      </Dialog>
      {chosen && <RevokeToken token={chosen} onClose={close} />}
    </Card>
  );
}

function TokenLine({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const { t } = useTranslation('access-tokens');
  const language = currentLanguage();
  const { name, scopes, madeAt, usedOn, expiresAt } = token;
  return (
    <Line
      title={name}
      more={
        <>
          {scopes.map((scope) => (
            <span key={scope}>{scopeWords(t, scope)}. </span>
          ))}
          {t('line.made', { day: onDay(madeAt, language), end: onDay(expiresAt, language) })}{' '}
          {usedOn === null ? t('line.unused') : t('line.used', { day: onDay(usedOn, language) })}
        </>
      }
    >
      <Button kind="danger" small aria-label={t('revoke.of', { name })} onClick={onRevoke}>
        {t('revoke.act')}
      </Button>
    </Line>
  );
}

function RevokeToken({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const { t } = useTranslation('access-tokens');
  const { id, name } = token;
  const revoke = useAction({
    send: () => call('revokeAccessToken', { params: { id } }),
    done: () => t('revoke.done', { name }),
    failed: () => t('revoke.failed'),
    settled: { 'not-found': () => t('revoke.done', { name }) },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => revoke.run(undefined)}
      title={t('revoke.title')}
      confirmLabel={t('revoke.submit')}
      cancelLabel={t('revoke.keep')}
    >
      {t('revoke.lead', { name })}
    </ConfirmDialog>
  );
}
