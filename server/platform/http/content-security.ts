/** What pages of the portal may load: its own files and nothing of anybody else's. */
import type { FastifyHelmetOptions } from '@fastify/helmet';

/** @param isSecure whether people reach the portal over https, where alone some promises count */
export const contentSecurity = (isSecure: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'base-uri': ["'self'"],
      'connect-src': ["'self'"],
      'font-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'frame-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'object-src': ["'none'"],
      'script-src': ["'self'"],
      // Components set sizes and colours on their elements.
      'style-src': ["'self'", "'unsafe-inline'"],
      'worker-src': ["'self'", 'blob:'],
    },
  },
  // The portal also runs on plain http in a village's own network: an operator who serves it over https
  // says so at the proxy, and a browser is never told to insist on what is not there.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: isSecure && { policy: 'same-origin' },
  originAgentCluster: isSecure,
  referrerPolicy: { policy: 'same-origin' },
});
