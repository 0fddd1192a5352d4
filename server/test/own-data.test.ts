/** A person’s own data and picture. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { portalForEachStory } from './support/portal.ts';
import { emailOf } from './support/world.ts';

const portal = portalForEachStory();

describe('own data', () => {
  const mine = {
    name: 'Davide',
    surname: 'Conti',
    phone: '1',
    dateOfBirthday: '1960-01-31',
    sex: 'm',
    prefLocale: 'en',
  };

  it('changes, and keeps the session while the address stays', async () => {
    const davide = await portal().signIn('davide');
    const answer = await davide.patch('/users/update', { ...mine, email: emailOf('davide') });
    expect(answer.json).toMatchObject({
      dateOfBirthday: '31/01/1960',
      prefLocale: 'en',
      status: 'new',
    });
    expect((await davide.get('/trefresh')).status).toBe(200);
  });

  it('is refused with a birth date in the future', async () => {
    const davide = await portal().signIn('davide');
    const form = { ...mine, email: emailOf('davide'), dateOfBirthday: '2026-11-21' };
    expect((await davide.patch('/users/update', form)).json.errors).toEqual([
      { path: 'dateOfBirthday', code: 'date-future' },
    ]);
  });

  it('a taken address is refused; a new one ends every session, and the old address gets a letter', async () => {
    const davide = await portal().signIn('davide');
    const taken = await davide.patch('/users/update', { ...mine, email: emailOf('sara') });
    expect([taken.status, taken.json.code]).toEqual([409, 'email-taken']);
    const moved = await davide.patch('/users/update', { ...mine, email: 'nuovo@example.org' });
    expect(moved.json.email).toBe('nuovo@example.org');
    expect((await davide.get('/trefresh')).status).toBe(401);
    const { rows } = await portal().deps.database.pool.query(
      `select payload from outbox where kind = 'email-changed'`,
    );
    const tokenId = expect.any(String);
    expect(rows).toEqual([
      { payload: { personId: moved.json.id, oldEmail: emailOf('davide'), tokenId } },
    ]);
  });

  it('is read by the person and their administrators, and by nobody else', async () => {
    const { person } = portal().world;
    const [giulia, sara] = [await portal().signIn('giulia'), await portal().signIn('sara')];
    expect((await giulia.get(`/users/${person.anna}`)).json.fullName).toBe('Ferrari Anna');
    for (const id of [person.anna, person.paolo, 999_999]) {
      expect((await sara.get(`/users/${id}`)).status).toBe(404);
    }
    expect((await giulia.get(`/users/${person.sara}`)).status).toBe(404);
    expect((await sara.get('/users/abc')).json.errors).toEqual([{ path: 'id', code: 'invalid' }]);
  });
});

describe('pictures', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = (token: string | undefined, file: Buffer, of = 'member') => {
    const body = new FormData();
    body.append('photo', new Blob([new Uint8Array(file)]), 'me.png');
    return fetch(`${portal().url}/api/upload-photo?of=${of}`, {
      method: 'PATCH',
      body,
      headers: { authorization: `Bearer ${token}` },
    });
  };

  it('a drawing at first, then mine, then the drawing again', async () => {
    const sara = await portal().signIn('sara');
    const drawing = (await sara.get('/download-photo')).text;
    expect(Buffer.from(drawing, 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    const uploaded = await upload(sara.token, pixel);
    expect(uploaded.status).toBe(200);
    expect((await sara.get('/download-photo')).text).toBe(await uploaded.text());
    expect((await sara.patch('/reset-photo')).text).toBe(drawing);
  });

  it('refuses what is no picture, too large, or a logo by no administrator', async () => {
    const sara = await portal().signIn('sara');
    expect((await upload(sara.token, Buffer.from('<svg/>'))).status).toBe(415);
    expect((await upload(sara.token, Buffer.alloc(6 * 1024 * 1024, 1))).status).toBe(413);
    expect((await upload(sara.token, pixel, 'bank')).status).toBe(403);
    expect((await sara.patch('/upload-photo', { photo: 'x' })).status).toBe(415);
    const paolo = await portal().signIn('paolo');
    expect((await upload(paolo.token, pixel, 'bank')).status).toBe(200);
  });

  describe('as faces beside a name', () => {
    const facesFor = async (name: 'marco' | 'giulia' | 'sara' | 'lukas', ids: number[]) => {
      const reader = await portal().signIn(name);
      const query = ids.map((id) => `ids=${id}`).join('&');
      return reader.get(`/users/faces?${query}`);
    };
    const showFace = async (name: 'anna' | 'elena') =>
      upload((await portal().signIn(name)).token, pixel);

    it('are small, and shown to members of the same bank and of a friend bank', async () => {
      const { anna, marco } = portal().world.person;
      await showFace('anna');
      for (const reader of ['marco', 'sara'] as const) {
        const { json } = await facesFor(reader, [anna, marco, 999_999]);
        expect(json).toEqual([{ id: anna, face: expect.any(String) }]);
        const { width, height, format } = await sharp(
          Buffer.from(json[0]?.face ?? '', 'base64'),
        ).metadata();
        expect([width, height, format]).toEqual([112, 112, 'jpeg']);
      }
    });

    it('of strangers, of who has left, and of who took the picture away are left out', async () => {
      const { anna } = portal().world.person;
      await showFace('anna');
      expect((await facesFor('lukas', [anna])).json).toEqual([]);
      const giulia = await portal().signIn('giulia');
      const [link] = (await giulia.get('/admin/banks/associated')).json;
      expect((await giulia.delete(`/admin/banks/${link?.id ?? 0}`)).status).toBe(204);
      expect((await facesFor('sara', [anna])).json, 'of a friend no more').toEqual([]);
      expect((await giulia.delete(`/admin/banks/users/${anna}`)).status).toBe(204);
      expect((await facesFor('marco', [anna])).json).toEqual([]);
    });

    it('of who asks to join are for the administrators of that bank alone', async () => {
      const { elena } = portal().world.person;
      await showFace('elena');
      expect((await facesFor('giulia', [elena])).json).toHaveLength(1);
      expect((await facesFor('marco', [elena])).json).toEqual([]);
    });

    it('kept before faces were made are shown too', async () => {
      const { anna } = portal().world.person;
      await showFace('anna');
      await portal().deps.database.pool.query('update photo set face = null');
      expect((await facesFor('marco', [anna])).json).toHaveLength(1);
    });

    it('are asked for by at most a hundred numbers', async () => {
      const many = Array.from({ length: 101 }, (_, at) => at + 1);
      const refused = await facesFor('marco', many);
      expect([refused.status, refused.json.errors]).toEqual([
        400,
        [{ path: 'ids', code: 'invalid' }],
      ]);
      expect((await facesFor('marco', [])).status).toBe(400);
    });
  });
});
