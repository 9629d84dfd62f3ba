import { cpus } from 'node:os'
import { heldBy, type Memory } from '../backend/site.ts'
import type { Fault, Outcome } from './campaign.ts'
import { kinds } from './request.ts'

/** The server's memory use after a number of requests. */
export type Sample = { requests: number; memory: Memory }

export type Run = {
  seed: number
  requests: number
  seconds: number
  outcome: Outcome
  samples: readonly Sample[]
  /** How many files of prerendered pages the server keeps, before and after. */
  files: { before: number; after: number }
}

/** Memory at the end divided by that after a quarter of the samples, when caches are full. */
export function grownBy(samples: readonly Sample[]): number {
  const settled = samples[Math.floor(samples.length / 4)]
  const last = samples.at(-1)
  return settled && last ? heldBy(last.memory) / heldBy(settled.memory) : Number.NaN
}

const count = (value: number) => value.toLocaleString('en-AU')
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

export function reportOf({ seed, requests, seconds, outcome, samples, files }: Run): string {
  const lines = [
    '# Broken requests',
    '',
    'What `npm run fuzz` last found: requests made from the schemas of APIs, callables and webhooks, and every page with',
    'its parameters, with parts left out, doubled, of another kind or hostile, sent to the production build over the',
    'local backend. Nothing may answer 5xx, end, tell of its inside, or hold more and more.',
    '',
    `- ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    `- Seed ${seed}: \`npm run fuzz -- --seed ${seed}\` sends the same requests; \`--only NUMBER\` one of them.`,
    `- ${count(requests)} requests to ${outcome.targets.size} targets in ${seconds.toFixed(0)} s.`,
    `- Faults: ${outcome.faults.length}.`,
    `- The server holds ${grownBy(samples).toFixed(3)} times at the end what it held after a quarter of the requests.`,
    `- Files of made pages: ${count(files.before)} before, ${count(files.after)} after.`,
    '',
    '| kind | requests | answers by status |',
    '| --- | ---: | --- |',
    ...kinds.map((kind) => `| ${kind} | ${count(outcome.sent[kind])} | ${statuses(outcome.statuses[kind])} |`),
    '',
    '| after requests | heap and buffers | whole process |',
    '| ---: | ---: | ---: |',
    ...samples.map(
      ({ requests: after, memory }) => `| ${count(after)} | ${megabytes(heldBy(memory))} | ${megabytes(memory.rss)} |`,
    ),
    '',
    '| what took most time | requests | mean | slowest |',
    '| --- | ---: | ---: | ---: |',
    ...slowest(outcome),
    ...outcome.faults.slice(0, 50).flatMap((fault) => ['', ...faultLines(fault)]),
  ]
  return `${lines.join('\n')}\n`
}

const slowest = ({ targets }: Outcome) =>
  [...targets]
    .sort(([, a], [, b]) => b.ms - a.ms)
    .slice(0, 10)
    .map(
      ([target, { times, ms, slowestMs }]) =>
        `| ${target} | ${count(times)} | ${(ms / times).toFixed(1)} ms | ${count(Math.round(slowestMs))} ms |`,
    )

const statuses = (byStatus: Record<number, number>) =>
  Object.entries(byStatus)
    .map(([status, times]) => `${status}: ${count(times)}`)
    .join(', ')

export function faultLines({ number, what, request }: Fault): string[] {
  return [
    `${number}: ${what}`,
    `    ${request.method} ${request.path.slice(0, 400)}`,
    `    ${JSON.stringify(request.headers).slice(0, 600)}`,
    ...(request.body === null ? [] : [`    ${JSON.stringify(request.body.slice(0, 400))}`]),
  ]
}
