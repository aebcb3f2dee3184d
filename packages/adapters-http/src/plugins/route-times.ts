import type { FastifyInstance } from 'fastify';

/** Upper bounds of the buckets, in seconds. */
const BOUNDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

const NAME = 'http_request_duration_seconds';

/** The requests of one route that ended with one status. */
interface Series {
  readonly labels: string;
  /** How many fell into each bucket, the last one being all that is beyond the bounds. */
  readonly counts: number[];
  sum: number;
}

const newSeries = (method: string, url: string, status: number): Series => ({
  labels: `method="${method}",route="${url}",status_code="${status}"`,
  counts: Array.from({ length: BOUNDS.length + 1 }, () => 0),
  sum: 0,
});

const observe = (series: Series, seconds: number): void => {
  const found = BOUNDS.findIndex((bound) => seconds <= bound);
  const bucket = found === -1 ? BOUNDS.length : found;
  series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
  series.sum += seconds;
};

const linesOf = ({ labels, counts, sum }: Series): string[] => {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    return `${NAME}_bucket{${labels},le="${BOUNDS[at] ?? '+Inf'}"} ${total}`;
  });
  return [...buckets, `${NAME}_sum{${labels}} ${sum}`, `${NAME}_count{${labels}} ${total}`];
};

/**
 * Counts how long each route takes, and answers the histogram in Prometheus' text format. By hand, because a metrics
 * library looks its labels up anew for every request, which costs more than the routing: here each route keeps its own.
 */
export const addRouteTimes = (fastify: FastifyInstance): (() => string) => {
  const all: Series[] = [];
  fastify.addHook('onRoute', (route) => {
    const method = String(route.method);
    const byStatus = new Map<number, Series>();
    const seriesOf = (status: number): Series => {
      const known = byStatus.get(status);
      if (known !== undefined) return known;
      const series = newSeries(method, route.url, status);
      byStatus.set(status, series);
      all.push(series);
      return series;
    };
    route.onResponse = [
      ...[route.onResponse ?? []].flat(),
      (_request, reply, done) => {
        observe(seriesOf(reply.statusCode), reply.elapsedTime / 1000);
        done();
      },
    ];
  });
  return () =>
    [
      `# HELP ${NAME} request duration in seconds`,
      `# TYPE ${NAME} histogram`,
      ...all.flatMap(linesOf),
      '',
    ].join('\n');
};
