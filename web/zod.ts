/**
 * Stands in for `zod` in the built web: the page's security policy forbids making code from text, and
 * schemas ask at the moment they are built whether they may.
 */
import { config } from 'zod/v4/core';

config({ jitless: true });

export * from 'zod/v4';
