/** A mail server that counts what arrives for whom about which exchange, and can go mute. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Names an exchange or a batch in its note, a bulletin in its title, and so every letter about it. */
const MARK = /crash-[a-z]+-\d+-\d+/g;
const MESSAGE_ID = /^Message-ID: *(\S+)/im;

export class MailSink {
  /** `address mark` → how often it came. */
  readonly arrived = new Map<string, number>();
  /** `address mark` → the `Message-ID`s under which it came: one for each letter that was written. */
  readonly written = new Map<string, Set<string>>();
  readonly url: string;
  /** Mark → how many addresses have a letter with it. */
  readonly #readers = new Map<string, number>();
  #isMute = false;
  readonly #held = new Set<Socket>();
  readonly #close: () => void;

  private constructor(url: string, close: () => void) {
    this.url = url;
    this.#close = close;
  }

  /** Starts it on a free port of this machine. */
  static async start(): Promise<MailSink> {
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onData(stream, session, done) {
        const people = session.envelope.rcptTo.map(({ address }) => address);
        text(stream).then((mail) => {
          sink.#note(mail, people);
          done();
        }, done);
      },
    });
    smtp.on('error', () => {});
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    const inner = portOf(smtp.server.address());
    const door = createServer((socket) => sink.#take(socket, inner));
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    const sink = new MailSink(`smtp://127.0.0.1:${portOf(door.address())}`, () => {
      door.close();
      smtp.close();
    });
    return sink;
  }

  /** Whose address has a letter with that mark. */
  lettersWith(mark: string): number {
    return this.#readers.get(mark) ?? 0;
  }

  /** From now on connections are taken and never answered, until it speaks again. */
  mute(isMute: boolean): void {
    this.#isMute = isMute;
    for (const socket of this.#held) socket.destroy();
    this.#held.clear();
  }

  close(): void {
    this.mute(false);
    this.#close();
  }

  #take(socket: Socket, inner: number): void {
    socket.on('error', () => {});
    if (this.#isMute) {
      this.#held.add(socket);
      return;
    }
    const line = connect(inner, '127.0.0.1');
    line.on('error', () => socket.destroy());
    socket.pipe(line).pipe(socket);
  }

  #note(mail: string, people: string[]): void {
    const marks = new Set(mail.replaceAll(/=\r?\n/g, '').match(MARK));
    const [, id = ''] = MESSAGE_ID.exec(mail) ?? [];
    for (const mark of marks) {
      for (const person of people) {
        const key = `${person} ${mark}`;
        const times = this.arrived.get(key) ?? 0;
        if (times === 0) this.#readers.set(mark, this.lettersWith(mark) + 1);
        this.arrived.set(key, times + 1);
        this.written.set(key, (this.written.get(key) ?? new Set()).add(id));
      }
    }
  }
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}
