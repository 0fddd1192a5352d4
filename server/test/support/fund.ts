/** The hours fund for stories: what it holds, and a way to fill it. */
import type { Fund } from '#contract/hours/fund.ts';
import type { TestPortal } from './portal.ts';

/** The fund of Bergamo as its desk reads it. */
export async function fundOf(portal: TestPortal): Promise<Fund> {
  const giulia = await portal.signIn('giulia');
  return (await giulia.get('/admin/fund')).json;
}

/** Sets a rule of Bergamo. */
export async function setRule(portal: TestPortal, name: string, value: number | boolean) {
  const giulia = await portal.signIn('giulia');
  const { status, text } = await giulia.put(`/admin/rules/${name}`, { value, note: 'Assemblea' });
  if (status !== 200) throw new Error(text);
}

/** Makes Marco an administrator of Bergamo beside Giulia. */
export async function secondAdministrator(portal: TestPortal) {
  const giulia = await portal.signIn('giulia');
  const { marco } = portal.world.person;
  await giulia.patch(`/admin/banks/users/${marco}/role`, { role: 'ADMIN' });
  return portal.signIn('marco');
}
