/**
 * /mailbox: the mails that were kept because no SMTP server is named, for visitors of this machine
 * alone. To everybody else, and when mails are sent, these addresses do not exist. Where the portal is
 * public, or somebody has come through a proxy, being on this machine is not enough: the visitor has the
 * key that the terminal shows at the start.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { preferredLocale } from '#contract/locales.ts';
import { idTextSchema } from '#contract/values.ts';
import type { Database } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Strangers } from '#server/platform/http/strangers.ts';
import { isLocalVisit, isLoopbackName } from '#server/platform/loopback.ts';
import { isSameSecret } from '#server/platform/secrets.ts';
import { type KeptMail, letterPage, listPage, mailPage, type Setting } from './mailbox/pages.ts';
import { listKeptMails, readKeptMail } from './mailbox/sql.ts';
import { LETTER_SECURITY, PAGE_SECURITY } from './mailbox/style.ts';

interface MailboxDeps {
  database: Database;
  config: {
    smtpUrl: string | undefined;
    mailbox: boolean;
    mailboxKey: string;
    publicUrl: string;
    portalName: string;
    timeZone: string;
  };
}

const PAGE_SIZE = 50;

/** Keeps the key for as long as the browser is open, and out of addresses. */
const COOKIE = 'mailbox';
const COOKIE_VALUE = /(?:^|;)\s*mailbox=([\w-]+)/;

const byId = z.object({ id: idTextSchema });
const listQuery = z.object({
  to: z.string().trim().toLowerCase().catch(''),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

export async function registerMailbox(
  app: FastifyInstance,
  { database, config }: MailboxDeps,
  strangers: Strangers,
): Promise<void> {
  const isPrivate = isLoopbackName(new URL(config.publicUrl).hostname);
  await app.register(async (mailbox) => {
    mailbox.addHook('onRequest', async (request, reply) => {
      const { key, page } = keyIn(request);
      const isHere =
        isLocalVisit(request.socket.remoteAddress, request.headers) && !strangers.isOne(request);
      const hasKey = isSameSecret(key, config.mailboxKey);
      const isOpen = hasKey || (isPrivate && !strangers.haveCome());
      if (config.smtpUrl !== undefined || !config.mailbox || !isHere || !isOpen) {
        throw new Refusal('not-found');
      }
      void reply.header('cache-control', 'no-store');
      if (hasKey && page !== undefined) {
        void reply.header('set-cookie', `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Strict`);
        return reply.redirect(page, 303);
      }
    });
    const route = { schema: { hide: true } };

    mailbox.get('/mailbox', route, async (request, reply) => {
      const list = await readList(database, request);
      return sendPage(reply, listPage(list, settingOf(request)), PAGE_SECURITY);
    });
    mailbox.get('/mailbox.json', route, async (request) => {
      const { mails } = await readList(database, request);
      return mails.map(asJson);
    });
    mailbox.get('/mailbox/:id', route, async (request, reply) => {
      const mail = await readMail(database, request);
      return sendPage(reply, mailPage(mail, settingOf(request)), PAGE_SECURITY);
    });
    mailbox.get('/mailbox/:id/html', route, async (request, reply) => {
      const mail = await readMail(database, request);
      return sendPage(reply, letterPage(mail), LETTER_SECURITY);
    });
  });

  function settingOf(request: FastifyRequest): Setting {
    const { portalName, timeZone } = config;
    return { locale: preferredLocale(request.headers['accept-language']), portalName, timeZone };
  }
}

/** The key that a visitor has, and where a page goes on that got it in its address. */
function keyIn({ url, headers }: FastifyRequest): { key: string; page?: string } {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const given = searchParams.get('key');
  if (given === null) return { key: COOKIE_VALUE.exec(headers.cookie ?? '')?.[1] ?? '' };
  searchParams.delete('key');
  const rest = searchParams.size > 0 ? `?${searchParams}` : '';
  return pathname.endsWith('.json') ? { key: given } : { key: given, page: `${pathname}${rest}` };
}

async function readList(database: Database, request: FastifyRequest) {
  const { to, page } = listQuery.parse(request.query);
  const recipient = to === '' ? null : to;
  const rows = await database.rows(listKeptMails, {
    recipient,
    limit: PAGE_SIZE + 1,
    offset: (page - 1) * PAGE_SIZE,
  });
  return { mails: rows.slice(0, PAGE_SIZE), recipient, page, hasOlder: rows.length > PAGE_SIZE };
}

/** @throws Refusal `not-found` */
async function readMail(database: Database, request: FastifyRequest): Promise<KeptMail> {
  const params = byId.safeParse(request.params);
  const mail = params.success ? await database.first(readKeptMail, params.data) : undefined;
  if (!mail) throw new Refusal('not-found');
  return mail;
}

function asJson(mail: KeptMail): object {
  return {
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body,
    createdAt: mail.created_at,
  };
}

function sendPage(reply: FastifyReply, page: string, security: string): FastifyReply {
  return reply
    .header('content-security-policy', security)
    .type('text/html; charset=utf-8')
    .send(page);
}
