/*
 * Runs before the first paint, as a file of its own because the page's security policy allows no
 * script inside it. Sets the colours chosen earlier, holds a page served in another language than
 * the one chosen earlier or to somebody who will be led on to their own, and keeps a form from
 * leaving before the page is awake.
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
  const chosen = read('colorScheme');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';

  const language = new URLSearchParams(location.search).get('lang') || read('appLanguage');
  const isLedHome =
    location.pathname === '/' && read('token') !== null && read('rememberMe') === 'true';
  if (isLedHome || (language && language !== root.lang)) root.dataset.waking = '';

  addEventListener('submit', (event) => {
    if (!root.dataset.awake) event.preventDefault();
  });
})();
