/** Before each file of component tests: what a test has rendered is gone before the next one. */
import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

afterEach(cleanup);
