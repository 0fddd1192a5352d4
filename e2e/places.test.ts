/** The places of a member (specification §2): which one each page lights, and the way back to it in words. */
import { agreed } from './support/agreed.ts';
import { enterAs, expect, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';

/** Each page of a member with the place that is lit, and the words of the way back from it. */
const PLACES: readonly [address: string, place: RegExp, back?: string][] = [
  ['/home', /Home/],
  ['/board', /Bacheca/],
  ['/board/new', /Bacheca/, 'Bacheca'],
  ['/people', /Bacheca/, 'Bacheca'],
  ['/new-transaction', /Registra/],
  ['/a/M10WZFPEQ', /Registra/, 'Registra'],
  ['/my-transaction', /Scambi/],
  ['/my-year', /Scambi/],
  ['/confirm-transaction', /Scambi|In attesa/],
  ['/messages', /Messaggi/],
  ['/messages/new', /Messaggi/, 'Messaggi'],
  ['/appointments', /Messaggi/],
  ['/appointments/new', /Messaggi/, 'Agenda'],
  ['/user-profile', /Home/, 'Home'],
  ['/user-profile/photo', /Home/, 'Il tuo profilo'],
  ['/user-profile/skills', /Home/, 'Il tuo profilo'],
  ['/user-profile/contact', /Home/, 'Il tuo profilo'],
  ['/user-profile/letters', /Home/, 'Il tuo profilo'],
  ['/user-profile/trust', /Home/, 'Il tuo profilo'],
  ['/user-profile/display', /Home/, 'Il tuo profilo'],
  ['/user-security', /Home/, 'Il tuo profilo'],
  ['/my-bank', /Home/, 'Home'],
  ['/search-bank', /Home/, 'Home'],
  ['/help', /Home/, 'Home'],
];

test('every page lights one place, and those below another have a way back in words', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal, isMobile }) => {
  test.slow();
  const { anna } = await marcoAndAnna(portal);
  const { id } = await agreed(portal, 'Due passi', '23:40');
  await enterAs(page, 'marco.bianchi@example.org', '/home');
  const menu = page.getByRole('navigation', {
    name: isMobile ? 'Menu rapido' : 'Menu principale',
  });
  const single: typeof PLACES = [
    [`/people/${anna.id}`, /Bacheca/, italian('frame:back.people')],
    [`/appointments/${id}`, /Messaggi/, 'Agenda'],
  ];
  for (const [address, place, back] of [...PLACES, ...single]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const lit = menu.locator('[aria-current]');
    await expect(lit, address).toHaveCount(1);
    await expect(lit, address).toHaveText(place);
    const above = page.getByRole('main').getByRole('link').first();
    if (back) await expect(above, address).toHaveText(back);
  }
});

test('the way back from a notice leads to the view that one came from', {
  tag: ['@desk', '@phone'],
}, async ({ page }) => {
  await enterAs(page, 'marco.bianchi@example.org', '/board?view=offers');
  const notice = page.locator('main a[href^="/board/"]:not([href^="/board/new"])').first();
  await notice.click();
  await expect(page).toHaveURL(/\/board\/\d+$/);
  await page.getByRole('main').getByRole('link', { name: '‹ Bacheca' }).click();
  await expect(page).toHaveURL('/board?view=offers');
});
