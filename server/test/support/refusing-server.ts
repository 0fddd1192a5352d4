/** A mail server that refuses: everybody, or for as long as it is told to. */
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** What it says, for each address. */
type Refusal = { status: number; sentence: string } | undefined;

export interface RefusingServer {
  /** For `SMTP_URL`. */
  url: string;
  /** Whose mails it took, in their order. */
  accepted: string[];
  close(): Promise<void>;
}

/** Starts it on a free port. @param refuse undefined to take the mail */
export async function startRefusingServer(
  refuse: (address: string) => Refusal,
): Promise<RefusingServer> {
  const accepted: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _, done) {
      const refusal = refuse(address);
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.sentence), { responseCode: refusal.status }));
    },
    onData(stream, { envelope }, done) {
      accepted.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', done);
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    accepted,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
}
