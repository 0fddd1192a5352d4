/*
 * Runs before the first paint, as a file of its own because the page's security policy allows no
 * script inside it. Sets the colours chosen earlier and keeps the language a link asks for; hides a
 * page that is served drawn where it will be another: in the language chosen earlier, to somebody who
 * will be led on to their own page, or with what was typed or handed over before; shows the frame of their pages to members at once; stops a form that is sent before the application can answer.
 */
(function early() {
  const root = document.documentElement;
  // A browser may forbid to keep anything.
  const attempt = (act) => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  const read = (key) => attempt(() => localStorage.getItem(key));
  const chosen = read('colorScheme');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.colorScheme = dark ? 'dark' : 'light';

  const asked = new URLSearchParams(location.search).get('lang')?.slice(0, 2).toLowerCase();
  const spoken = root.dataset.languages.split(' ');
  const wished = spoken.find((one) => one === asked);
  if (wished) attempt(() => localStorage.setItem('appLanguage', wished));
  const { pathname } = location;
  // The home page of a language: `/de`.
  const own = spoken.find((one) => pathname === `/${one}`);
  const isLanding = pathname === '/' || own !== undefined;
  const language = wished ?? own ?? read('appLanguage');
  // Kept for the next page, not before: a first visit loads nothing more than it reads.
  if (own)
    addEventListener('pagehide', () =>
      attempt(() => localStorage.setItem('appLanguage', root.lang)),
    );
  const hasSession = read('token') !== null;
  const isLedHome = isLanding && hasSession && read('rememberMe') === 'true';
  // The landing page keeps nothing in the tab, and is for members too.
  const isAnother =
    history.state?.usr || (!isLanding && (hasSession || attempt(() => sessionStorage.length > 0)));
  if (isLedHome || isAnother || (language && language !== root.lang)) root.dataset.waking = '';

  const isMember = () =>
    attempt(() => {
      const [, claims] = read('token').split('.');
      return JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))).status === 'normal';
    });
  const isOwnPage = /^\/(home|new-|my-|confirm-|user-profile|search-|help|bank-)/.test(pathname);
  if ((isLedHome || isOwnPage) && isMember()) {
    root.dataset.frame = pathname.startsWith('/bank-') ? 'bank' : 'member';
    // Files that the application would ask for only once it has come itself.
    const ahead = document.querySelector(`template[lang=${language ?? 'it'}]`);
    if (ahead) document.head.append(ahead.content);
  }

  const stopEarlySubmit = (event) => {
    if (root.dataset.awake !== undefined) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('submit', stopEarlySubmit, { capture: true });
})();
