/** The parts of a running portal, as actions get them. */
import type { Config } from './config.ts';
import type { Archives } from './modules/banks/archive/jobs.ts';
import type { Exporter } from './modules/paper/exports/job.ts';
import type { FileReader } from './modules/paper/imports/file-reader.ts';
import type { ImportReports } from './modules/paper/imports/report.ts';
import type { LiveUpdates } from './modules/sending/live/live-updates.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import type { DiskRoom } from './platform/disk-room.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Replica } from './platform/replica.ts';

export interface Deps {
  config: Config;
  database: Database;
  /** Undefined: everything is read from the primary. */
  replica?: Replica | undefined;
  clock: Clock;
  log: Log;
  liveUpdates: LiveUpdates;
  /** Where the portal's own PostgreSQL lies; undefined with one of the operator's. */
  disk?: DiskRoom | undefined;
  /** Undefined: nobody reads figures, so none are kept. */
  metrics?: Metrics | undefined;
  /** The installation's secret, from which each purpose has its own key. */
  secret: string;
}

/** What a process that answers calls has besides: it works in threads and processes beside the requests. */
export interface Workshop {
  exporter: Exporter;
  archives: Archives;
  fileReader: FileReader;
  importReports: ImportReports;
  /** Whether the portal was asked to end. */
  isClosing(): boolean;
}
