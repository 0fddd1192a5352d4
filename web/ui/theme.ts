/**
 * What Mantine's parts are told beyond the tokens. Mantine serves what the browser has no good part
 * for (searching a long list); everything else is plain HTML, so this stays out of the first load.
 */
import { Combobox, createTheme, Popover } from '@mantine/core';

/** Lists open inside their own place in the page, so that they work in a dialog and keep its room. */
const inPlace = { withinPortal: false };

export const theme = createTheme({
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  components: {
    Combobox: Combobox.extend({ defaultProps: inPlace }),
    Popover: Popover.extend({ defaultProps: inPlace }),
  },
});
