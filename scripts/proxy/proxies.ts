/** The proxies whose files lie in `deploy/`, on ports of this machine and with a certificate made for the test. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DEPLOY = join(import.meta.dirname, '../../deploy');

interface Ports {
  portal: number;
  http: number;
  https: number;
}

interface Proxy {
  program: string;
  /** How Debian calls it. */
  package: string;
  /** The text of its settings: the file of `deploy/` with nothing changed but addresses and the certificate. */
  settings(folder: string, ports: Ports): Promise<string>;
  /** Arguments that keep it in the foreground. */
  start(folder: string, file: string): string[];
}

const nginx: Proxy = {
  program: 'nginx',
  package: 'nginx-light',
  async settings(folder, { portal, http, https }) {
    const site = replaced(await readFile(join(DEPLOY, 'nginx.conf'), 'utf8'), [
      ['127.0.0.1:3000', `127.0.0.1:${portal}`],
      ['listen 80;', `listen 127.0.0.1:${http};`],
      ['listen [::]:80;', ''],
      ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
      ['listen [::]:443 ssl http2;', ''],
      ['/etc/letsencrypt/live/tempo.example.org/fullchain.pem', `${folder}/certificate.pem`],
      ['/etc/letsencrypt/live/tempo.example.org/privkey.pem', `${folder}/key.pem`],
    ]);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    return `pid ${folder}/pid; daemon off; events {} http { access_log off; ${temporary.join(' ')}\n${site}}`;
  },
  start: (folder, file) => ['-p', folder, '-e', 'stderr', '-c', file],
};

const caddy: Proxy = {
  program: 'caddy',
  package: 'caddy',
  async settings(folder, { portal, http, https }) {
    const site = replaced(await readFile(join(DEPLOY, 'Caddyfile'), 'utf8'), [
      ['127.0.0.1:3000', `127.0.0.1:${portal}`],
      [
        '\ntempo.example.org {',
        `\ntempo.example.org {\n\ttls ${folder}/certificate.pem ${folder}/key.pem`,
      ],
    ]);
    return `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${http}\n\thttps_port ${https}\n\tstorage file_system ${folder}/caddy\n}\n${site}`;
  },
  start: (_, file) => ['run', '--adapter', 'caddyfile', '--config', file],
};

export const PROXIES = [nginx, caddy];

/** @throws Error when something to replace is not there, once */
function replaced(text: string, changes: [from: string, to: string][]): string {
  return changes.reduce((before, [from, to]) => {
    if (before.split(from).length !== 2) throw new Error(`Not there exactly once: ${from}`);
    return before.replace(from, () => to);
  }, text);
}
