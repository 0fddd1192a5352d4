/** The letters of a body (specification §51): its referents read them, or its desk tells it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from './support/background.ts';
import { looksFor, nameReferent, parishAtWork, registerBody } from './support/bodies.ts';
import type { Caller } from './support/caller.ts';
import { termsOf } from './support/delegates.ts';
import { insertDeskMember, insertMembers } from './support/fixture-rows.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf } from './support/world.ts';

const portal = portalForEachStory();

let giulia: Caller;
let parish: number;
/** Marco, acting for the parish. */
let asParish: Caller;
beforeEach(async () => {
  ({ giulia, parish, asParish } = await parishAtWork(portal()));
});

describe('its letters', () => {
  /** The letters since it was last asked. */
  async function sent() {
    await deliverMails(portal().deps);
    const rows = await portal().rows(
      'select recipient, subject, text_body as text from kept_mail order by recipient, id',
    );
    await portal().rows('delete from kept_mail');
    return rows;
  }

  it('reach each referent, lead to where they act for it, and act by no link', async () => {
    const id = await looksFor(portal(), asParish, 2);
    await sent();
    const sara = await insertMembers(portal(), 'bergamo', 1);
    await portal().rows(`update person set name = 'Sara', surname = 'Sala' where id = $1`, [
      sara[0],
    ]);
    const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
    await giulia.actingFor(rosa.id).post(`/users/notices/${id}/answers`, { text: 'Io', days: [] });
    const letters = await sent();
    expect(letters.map(({ recipient }) => recipient)).toEqual([emailOf('anna'), emailOf('marco')]);
    for (const { subject, text } of letters) {
      expect(subject).toMatch(/^Parrocchia di San Rocco: /);
      expect(text).toContain('Questa email è per Parrocchia di San Rocco');
      expect(text).toContain('/user-profile/trust');
      expect(text).not.toContain('/act/');
    }
  });

  it('tell a referent of that, in words for a body and not for a person', async () => {
    const marco = ({ recipient }: { recipient: string }) => recipient === emailOf('marco');
    const [named] = (await sent()).filter(marco);
    expect(named.text).toContain('sei referente di Parrocchia di San Rocco');
    const own = await (await portal().signIn('marco')).get('/users/proxies');
    await giulia.delete(`/admin/proxies/${own.json.actsFor[0]?.id}`);
    const [ended] = (await sent()).filter(marco);
    expect(ended.text).toContain('Non sei più referente di Parrocchia di San Rocco');
    expect(named.text + ended.text).not.toContain('fid');
  });

  it('of hours that one of them gave reach the others alone', async () => {
    const { bank } = portal().world;
    await sent();
    const marco = await portal().signIn('marco');
    await marco.post('/users/transactions', {
      ...termsOf(portal()),
      ...{ userTo: parish, bankTo: bank.bergamo },
    });
    const letters = await sent();
    expect(letters.map(({ recipient }) => recipient)).toEqual([emailOf('anna')]);
  });

  it('are told by the desk while it has no referent', async () => {
    const school = await registerBody(giulia, { name: 'Scuola', taxCode: '' });
    const atDesk = giulia.actingFor(school.id).byWord('phone');
    const { json } = await atDesk.post('/users/notices', noticeForm(portal()));
    const anna = await portal().signIn('anna');
    await anna.post(`/users/notices/${json.id}/answers`, { text: 'Io', days: [] });
    const news = async () => (await giulia.get('/admin/answers')).json;
    expect(await news()).toMatchObject([{ what: 'answered', tell: 'Scuola' }]);
    await nameReferent(giulia, school.id, portal().world.person.anna);
    expect(await news()).toEqual([]);
  });
});
