/** What actions are handed: the parts of a running portal. */
import type { Config } from './config.ts';
import type { NewsHub } from './modules/news/hub.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import type { Log } from './platform/log.ts';

export interface Deps {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
  news: NewsHub;
  /** The installation's secret, from which each purpose has its own key. */
  secret: string;
}
