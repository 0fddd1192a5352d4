/** `mail test`: one mail to see whether mails leave, and arrive. */
import { randomUUID } from 'node:crypto';
import { emailSchema } from '#contract/values.ts';
import { html } from '#server/platform/http/html.ts';
import { MailNotTaken, smtpTransport } from '#server/platform/mail-transport.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { Command } from './command.ts';

export const mailTest: Command = {
  takes: ['EMAIL'],
  does: 'sends one mail through SMTP_URL and says what the mail server answers',
  async run({ config: { smtpUrl, mailFrom, portalName, publicUrl }, args: [given], say }) {
    const address = emailSchema.safeParse(given).data;
    if (address === undefined) throw new StartFailure(`"${given}" is no email address.`);
    if (smtpUrl === undefined) throw new StartFailure('SMTP_URL is not set: no mail leaves.');
    const transport = smtpTransport(smtpUrl, mailFrom);
    const text = `This mail was sent from ${publicUrl} to see whether mails arrive. Nobody needs to answer it.`;
    try {
      await transport.send({
        to: { name: '', address },
        language: 'en',
        subject: `${portalName}: test of the mail server`,
        text: `${text}\n`,
        html: String(html`<p>${text}</p>`),
        id: randomUUID(),
      });
    } catch (error) {
      if (!(error instanceof MailNotTaken)) throw error;
      throw new StartFailure(`${new URL(smtpUrl).host} did not take it: ${error.message}`);
    } finally {
      transport.close();
    }
    say(`${new URL(smtpUrl).host} has taken it. Look whether it arrives, and not among the spam.`);
    return 0;
  },
};
