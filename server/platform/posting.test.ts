/** The addresses to which nothing is posted, no matter who names them. */
import { expect, it } from 'vitest';
import { post } from './posting.ts';

const MESSAGE = { headers: {}, body: Buffer.from('') };

it.each(['https://127.0.0.1:1/', 'https://[::1]:1/', 'https://93.184.216.34/'])(
  'posts to no IP address: %s',
  async (address) => {
    await expect(post(address, MESSAGE)).rejects.toThrow('no public name');
  },
);

it.each([
  ...['http://192.168.1.10:1/', 'http://10.0.0.7/', 'http://[fd12::1]/', 'http://0.0.0.0:1/'],
  ...['http://169.254.169.254/latest', 'http://[::ffff:10.0.0.1]/', 'https://172.16.0.1/'],
])(
  'posts to no other machine of its network, even where it may post to its own: %s',
  async (address) => {
    await expect(post(address, MESSAGE, true)).rejects.toThrow('no public name');
  },
);

it.each(['http://hooks.example.org/', 'http://nas.local/'])(
  'posts by http to its own machine alone: %s',
  async (address) => {
    await expect(post(address, MESSAGE, true)).rejects.toThrow(/protocol/i);
  },
);

it('posts to no name that means this machine', async () => {
  await expect(post('https://localhost:1/', MESSAGE)).rejects.toThrow('no public address');
});

it('posts nothing that others could read on the way', async () => {
  await expect(post('http://hooks.example.org/', MESSAGE)).rejects.toThrow(/protocol/i);
});
