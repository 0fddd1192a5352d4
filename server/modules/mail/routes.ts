/**
 * /mailbox: the mails that were kept because no SMTP server is named, for visitors of this machine
 * alone. To everybody else, and when mails are sent or the portal is public, these addresses do not
 * exist.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { preferredLocale } from '#contract/locales.ts';
import { idTextSchema } from '#contract/values.ts';
import type { Database } from '#server/platform/database.ts';

import { Refusal } from '#server/platform/http/refusal.ts';
import { isLocalVisit } from '#server/platform/loopback.ts';
import { type KeptMail, letterPage, listPage, mailPage, type Setting } from './mailbox/pages.ts';
import { listKeptMails, readKeptMail } from './mailbox/sql.ts';
import { LETTER_SECURITY, PAGE_SECURITY } from './mailbox/style.ts';

interface MailboxDeps {
  database: Database;
  config: {
    smtpUrl: string | undefined;
    mailbox: boolean;
    portalName: string;
    timeZone: string;
  };
}

const PAGE_SIZE = 50;

const byId = z.object({ id: idTextSchema });
const listQuery = z.object({
  to: z.string().trim().toLowerCase().catch(''),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

export async function registerMailbox(
  app: FastifyInstance,
  { database, config }: MailboxDeps,
): Promise<void> {
  await app.register(async (mailbox) => {
    mailbox.addHook('onRequest', async (request, reply) => {
      const isOpen =
        config.smtpUrl === undefined &&
        config.mailbox &&
        isLocalVisit(request.socket.remoteAddress, request.headers);
      if (!isOpen) throw new Refusal('not-found');
      void reply.header('cache-control', 'no-store');
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
