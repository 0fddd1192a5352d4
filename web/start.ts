/**
 * The first script of every page. A page that is served already drawn is read without any other script: on
 * a first visit the application loads when somebody is about to use the page, at a form as soon as it
 * stands. Every other page loads it at once.
 */
const page = document.documentElement;

/** Nothing is kept in this browser and nothing is handed over to the page: it is right as it stands. */
function isFirstVisit(): boolean {
  try {
    return page.dataset.served !== undefined && localStorage.length === 0 && history.state === null;
  } catch {
    return false;
  }
}

const isLanding = ['', ...(page.dataset.languages ?? '').split(' ')].includes(
  location.pathname.slice(1),
);
const waiting = new AbortController();
let isLoading = false;
/** Does again what was pressed or sent before the page could answer. */
let repeat: (() => void) | undefined;

async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  const { awake } = await import('./main.tsx');
  await awake;
  waiting.abort();
  repeat?.();
}

function on(type: string, act: (target: Element, event: Event) => void): void {
  const listener = (event: Event) => event.target instanceof Element && act(event.target, event);
  addEventListener(type, listener, { capture: true, signal: waiting.signal });
}

// early.js has stopped it.
on('submit', (form) => {
  if (form instanceof HTMLFormElement) repeat = () => form.requestSubmit();
});
on('click', (target, event) => {
  const button = target.closest('button');
  if (button?.type !== 'button') return;
  event.stopPropagation();
  repeat = () => button.click();
});

if (isFirstVisit()) {
  for (const type of ['pointerdown', 'keydown', 'focusin']) on(type, () => void load());
  on('pointerover', (target) => target.closest('a, button, form') && void load());
  if (!isLanding) addEventListener('load', () => void load());
} else {
  void load();
}

export {};
