/** Mantine's provider with our tokens. The colours are chosen by `colour-scheme.ts` alone. */
import '@mantine/core/styles/default-css-variables.layer.css';
import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDrawnScheme } from './colour-scheme.ts';
import { theme } from './theme.ts';

/** Wraps what may use Mantine's parts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={useDrawnScheme()}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
