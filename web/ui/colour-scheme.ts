/**
 * Light, dark, or as the device has it. `early.js` sets the attribute before the first paint; from
 * then on this module keeps it, and everything that needs to know asks here.
 */
import { useSyncExternalStore } from 'react';

export type ColourScheme = 'light' | 'dark' | 'auto';

export const COLOUR_SCHEMES: readonly ColourScheme[] = ['light', 'dark', 'auto'];

const STORED_AS = 'colorScheme';
const listeners = new Set<() => void>();
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** What the person chose; `auto` until they do. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(listen, storedScheme, () => 'auto');
}

/** Chooses for this and every later visit. */
export function setColourScheme(scheme: ColourScheme): void {
  try {
    localStorage.setItem(STORED_AS, scheme);
  } catch {
    // Without storage the choice cannot be kept; the device's own setting goes on.
  }
  draw();
}

function storedScheme(): ColourScheme {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return COLOUR_SCHEMES.find((scheme) => scheme === stored) ?? 'auto';
  } catch {
    return 'auto';
  }
}

function drawnScheme(): 'light' | 'dark' {
  const chosen = storedScheme();
  if (chosen !== 'auto') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

function draw(): void {
  document.documentElement.dataset.colorScheme = drawnScheme();
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  const system = systemIsDark();
  listeners.add(listener);
  system.addEventListener('change', draw);
  addEventListener('storage', draw);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', draw);
    removeEventListener('storage', draw);
  };
}
