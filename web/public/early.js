/*
 * Runs before the first paint, as a file of its own because the page's security policy allows no
 * script inside it. Sets the colours chosen earlier and keeps the language a link asks for; hides a
 * page served in another language than the one chosen earlier, or to somebody who will be led on to
 * their own page; shows the frame of their pages to members at once; stops a form that is sent before the application can answer.
 */
(function early() {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const keep = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // A browser that keeps nothing reads it from the address again.
    }
  };
  const chosen = read('colorScheme');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.colorScheme = dark ? 'dark' : 'light';

  const asked = new URLSearchParams(location.search).get('lang')?.slice(0, 2).toLowerCase();
  if (['it', 'en', 'de'].includes(asked)) keep('appLanguage', asked);
  const language = read('appLanguage');
  const isLedHome =
    location.pathname === '/' && read('token') !== null && read('rememberMe') === 'true';
  if (isLedHome || (language && language !== root.lang)) root.dataset.waking = '';

  const isMember = () => {
    try {
      const [, claims] = read('token').split('.');
      return JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))).status === 'normal';
    } catch {
      return false;
    }
  };
  const isOwnPage = /^\/(home|new-|my-|confirm-|user-profile|search-|help|bank-)/.test(
    location.pathname,
  );
  if ((isLedHome || isOwnPage) && isMember()) {
    root.dataset.frame = location.pathname.startsWith('/bank-') ? 'bank' : 'member';
  }

  const stopEarlySubmit = (event) => {
    if (root.dataset.awake !== undefined) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('submit', stopEarlySubmit, { capture: true });
})();
