/** For whom a tab acts: only for the reader who chose it, and only as long as the portal agrees. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ActingEnd, actingFor, onActingEnd, refuseActing, stopActing } from './acting.ts';
import { sessionFor, startActing, takeBeginning } from './begin-acting.ts';
import {
  beginSession,
  currentSession,
  forgetSession,
  sessionEnded,
  storedToken,
} from './session.ts';

const MARIA = { personId: 74, name: 'Maria Bianchi' };

/** The token of somebody, as far as this browser reads it. */
function tokenOf(userId: number): string {
  const claims = { userId, name: 'Marco', surname: 'Bianchi', fullName: 'Bianchi Marco' };
  const payload = { ...claims, role: 'ADMIN', portalAdmin: true, exp: Date.now() / 1000 + 600 };
  return `x.${btoa(JSON.stringify(payload))}.x`;
}

const ended: ActingEnd[] = [];
let stop = () => {};
beforeEach(() => {
  ended.length = 0;
  stop = onActingEnd((why) => ended.push(why));
  beginSession(tokenOf(9), 'marco@example.org', false);
});
afterEach(() => {
  stop();
  sessionStorage.clear();
  forgetSession();
});

test('a choice holds until the reader takes it back', () => {
  expect(actingFor()).toBeUndefined();
  startActing(MARIA);
  expect(actingFor()).toMatchObject(MARIA);
  expect([takeBeginning(), takeBeginning()]).toEqual([true, false]);
  stopActing('chosen');
  expect([actingFor(), ended]).toEqual([undefined, ['chosen']]);
});

test('anybody else who signs in on this device acts for nobody', () => {
  startActing(MARIA);
  beginSession(tokenOf(10), 'anna@example.org', false);
  expect(actingFor()).toBeUndefined();
  expect(sessionStorage.getItem('acting-for')).toBeNull();
});

test('signing out leaves no name behind, a session that ran out does', () => {
  startActing(MARIA);
  sessionEnded(storedToken() ?? '');
  expect(actingFor()).toBeUndefined();
  beginSession(tokenOf(9), 'marco@example.org', false);
  expect(actingFor()).toMatchObject(MARIA);
  forgetSession();
  expect(sessionStorage.getItem('acting-for')).toBeNull();
});

test('the portal’s no ends it, unless another person was chosen meanwhile', () => {
  startActing(MARIA);
  refuseActing(75);
  expect(actingFor()).toMatchObject(MARIA);
  refuseActing(74);
  expect([actingFor(), ended]).toEqual([undefined, ['refused']]);
});

test.each(['', 'null', '[]', '{"personId":"74"}', '{"personId":1.5,"name":"M"}', '{', '7'])(
  'nonsense in the tab (%s) is nobody',
  (text) => {
    sessionStorage.setItem('acting-for', text);
    expect(actingFor()).toBeUndefined();
  },
);

test('a page of the member has nobody’s rights', () => {
  const session = currentSession();
  if (!session) throw new Error('somebody is signed in');
  expect(sessionFor(session, MARIA)).toMatchObject({
    ...{ userId: 74, name: 'Maria Bianchi', surname: '', delegateId: 9 },
    ...{ role: 'USER', portalAdmin: false },
  });
});
