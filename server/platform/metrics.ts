/**
 * Figures for Prometheus: what is counted while the portal works, and what is read at the moment when
 * somebody asks. Labels have names of the portal's own alone: no person, no address, no value.
 */
/** Upper bounds, in seconds. */
const BUCKETS_S = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What is tried and may fail: what `failed` is tried again, what is `refused` or `gone` never. */
const TRIED = {
  mails: { help: 'Tries to hand a mail over, by outcome', outcomes: ['sent', 'failed', 'refused'] },
  pushes: {
    help: 'Tries to send a notification to a device, by outcome',
    outcomes: ['sent', 'failed', 'refused', 'gone'],
  },
  webhooks: {
    help: 'Tries to tell a program of a bank, by outcome',
    outcomes: ['sent', 'failed'],
  },
  backup_sendings: {
    help: 'Tries to send the backup of a night away, by outcome',
    outcomes: ['sent', 'failed'],
  },
  backups: { help: 'Backups of a night, by outcome', outcomes: ['taken', 'failed'] },
} as const;
type Tried = keyof typeof TRIED;

/** Told from the first day on, with 0: an alert on what was never counted would stay silent. */
const STATUSES = [200, 400, 401, 403, 404, 409, 413, 429, 500, 503];

/** A figure of this moment. */
export interface Figure {
  /** With its unit at the end, such as `_seconds`. */
  name: string;
  help: string;
  /** The names of its labels; none when not given. */
  labels?: string[];
  values: { labels?: Record<string, string>; value: number }[];
}

/** What one process has counted, in the form in which it can be added to that of others. */
export type Counts = Record<string, unknown>[];

export interface Metrics {
  /** @param seconds undefined for an answer that is a stream, which lasts as long as its reader stays */
  answered(endpoint: string, status: number, seconds: number | undefined): void;
  /** @param name of the statement; only the part before its variant counts */
  slowStatement(name: string): void;
  tried<Kind extends Tried>(kind: Kind, outcome: (typeof TRIED)[Kind]['outcomes'][number]): void;
  /** A figure of this process, read whenever somebody asks; several processes are added up. */
  watch(figure: Omit<Figure, 'values'>, read: () => Figure['values']): void;
  /** What this process has counted until now. */
  counts(): Promise<Counts>;
  /** Everything in the text format of Prometheus. */
  render(figures: Figure[]): Promise<{ type: string; text: string }>;
}

/** Counters go on when their process has ended, what it had open does not. */
const LASTING = ['counter', 'histogram'];

/** What stays of a process that has ended: sums never shrink. */
export function lastingCounts(counts: Counts): Counts {
  return counts.filter(({ type }) => LASTING.includes(String(type)));
}

/** The same sums, in one list. */
export async function mergeCounts(each: Counts[]): Promise<Counts> {
  const { AggregatorRegistry } = await import('prom-client');
  return plain(await AggregatorRegistry.aggregate(each).getMetricsAsJSON());
}

function plain(metrics: object[]): Counts {
  // Of several processes the youngest says when the portal has begun.
  const withStart = (metric: object) =>
    'name' in metric && metric.name === 'process_start_time_seconds' ? { aggregator: 'max' } : {};
  return metrics.map((metric) => ({ ...metric, ...withStart(metric) }));
}

/**
 * Begins to count, the process included. The library is loaded here, so only where somebody reads it.
 * @param all what every process of the portal has counted; this one alone when not given
 */
export async function openMetrics(all?: () => Promise<Counts[]>): Promise<Metrics> {
  const prom = await import('prom-client');
  const registry = new prom.Registry();
  const registers = [registry];
  prom.collectDefaultMetrics({ register: registry });
  const requests = new prom.Counter({
    name: 'timebank_requests_total',
    help: 'Answered requests by endpoint and class of the status',
    labelNames: ['endpoint', 'status'],
    registers,
  });
  const duration = new prom.Histogram({
    name: 'timebank_request_seconds',
    help: 'From the head of a request to the end of its answer, by endpoint; streams are left out',
    labelNames: ['endpoint'],
    buckets: BUCKETS_S,
    registers,
  });
  const slow = new prom.Counter({
    name: 'timebank_slow_statements_total',
    help: 'Statements that took SLOW_STATEMENT_MS or more, by name',
    labelNames: ['statement'],
    registers,
  });
  const statuses = new prom.Counter({
    name: 'timebank_responses_total',
    help: 'Answered requests by status',
    labelNames: ['status'],
    registers,
  });
  for (const status of STATUSES) statuses.inc({ status }, 0);
  const outcomes = openOutcomes(prom, registers);
  return {
    answered(endpoint, status, seconds) {
      requests.inc({ endpoint, status: `${Math.floor(status / 100)}xx` });
      statuses.inc({ status });
      if (seconds !== undefined) duration.observe({ endpoint }, seconds);
    },
    slowStatement(name) {
      slow.inc({ statement: name.split(':', 1)[0] });
    },
    tried(kind, outcome) {
      outcomes[kind].inc({ outcome });
    },
    watch({ name, help, labels = [] }, read) {
      const collect = (gauge: { set(labels: Record<string, string>, value: number): void }) => {
        for (const { labels: given = {}, value } of read()) gauge.set(given, value);
      };
      new prom.Gauge({
        name,
        help,
        labelNames: labels,
        registers,
        collect() {
          collect(this);
        },
      });
    },
    async counts() {
      return plain(await registry.getMetricsAsJSON());
    },
    async render(figures) {
      // Of this moment alone: a figure without a value is left out, for a gauge would say 0.
      const moment = new prom.Registry();
      for (const { name, help, labels = [], values } of figures) {
        if (labels.length === 0 && values.length === 0) continue;
        const gauge = new prom.Gauge({ name, help, labelNames: labels, registers: [moment] });
        for (const { labels: given = {}, value } of values) gauge.set(given, value);
      }
      const sums = all ? prom.AggregatorRegistry.aggregate(await all()) : registry;
      const texts = await Promise.all([sums.metrics(), moment.metrics()]);
      return { type: registry.contentType, text: texts.join('\n') };
    },
  };
}

type Prom = typeof import('prom-client');

/** A counter for everything that is tried, each outcome with its 0. */
function openOutcomes(prom: Prom, registers: InstanceType<Prom['Registry']>[]) {
  const open = (kind: Tried) => {
    const { help, outcomes } = TRIED[kind];
    const name = `timebank_${kind}_total`;
    const counter = new prom.Counter({ name, help, labelNames: ['outcome'], registers });
    for (const outcome of outcomes) counter.inc({ outcome }, 0);
    return counter;
  };
  return {
    mails: open('mails'),
    pushes: open('pushes'),
    webhooks: open('webhooks'),
    backup_sendings: open('backup_sendings'),
    backups: open('backups'),
  } satisfies Record<Tried, unknown>;
}
