/** Before the first component test: the browser. */
export { unpackChromium as default } from './chromium.ts';
