/** The line between the portal and its database, where stories cut it, or let it go mute. */
import { once } from 'node:events';
import { createServer, connect as dial, type Socket } from 'node:net';

export interface DatabaseLine {
  /** The database's address as seen through the line. */
  url: string;
  /** From now on nothing comes back: connections stay open, and new ones are accepted. */
  goMute(): void;
  /** What was held back arrives, and everything flows again. */
  speak(): void;
  /** Ends every connection, without a word of PostgreSQL. */
  cut(): void;
  /** Resolves when the portal has sent something that holds `text` since the line was laid. */
  carried(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Lays a line to the database at `databaseUrl`. */
export async function layDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl);
  const ends = new Set<Socket>();
  const answers = new Set<Socket>();
  const awaited = new Set<{ text: string; arrived(): void }>();
  let isMute = false;

  const server = createServer((client) => {
    const database = dial(Number(target.port), target.hostname);
    for (const end of [client, database]) {
      ends.add(end);
      end.on('error', () => {});
    }
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
    client.on('data', (bytes) => {
      for (const wish of awaited) if (bytes.includes(wish.text)) wish.arrived();
    });
    client.pipe(database);
    database.on('data', (bytes) => client.write(bytes));
    answers.add(database);
    if (isMute) database.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a line has a port');
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  const cut = () => {
    for (const end of ends) end.destroy();
    ends.clear();
    answers.clear();
  };
  return {
    url: url.href,
    goMute() {
      isMute = true;
      for (const database of answers) database.pause();
    },
    speak() {
      isMute = false;
      for (const database of answers) database.resume();
    },
    cut,
    async carried(text) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const wish = { text, arrived: resolve };
      awaited.add(wish);
      await promise;
      awaited.delete(wish);
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
