import { cpus } from 'node:os'
import type { Memory } from '../backend/site.ts'
import { heldBy } from '../backend/site.ts'
import type { FloodCount } from './flood.ts'
import { arrivalOf, office } from './person.ts'
import { deeds, type Record } from './record.ts'
import type { Throughput } from './throughput.ts'

export type Glance = { seconds: number; collected: boolean; memory: Memory }

export type Run = {
  minutes: number
  people: number
  /** How many addresses flooded the site at the same time, and the answers they got. */
  floods: number
  flooded: FloodCount
  record: Record
  glances: readonly Glance[]
  /** The server's exit code if it ended unexpectedly. */
  ended: number | null
  throughput: readonly Throughput[]
}

/** What the site promises under load. */
const promises = { searchP99Ms: 250, growth: 1.1, throughput: 0.9 } as const

/** Memory at the end divided by that after everyone arrived, both after a full garbage collection. */
function growthOf(glances: readonly Glance[]): number {
  const collected = glances.filter((glance) => glance.collected)
  const [settled, last] = [collected[0], collected.at(-1)]
  return settled && last ? heldBy(last.memory) / heldBy(settled.memory) : Number.NaN
}

/** A sentence for each promise that was not kept. */
export function faultsOf({ record, flooded, glances, ended, throughput }: Run): string[] {
  const p99 = record.quantile('stored search', 0.99)
  const growth = growthOf(glances)
  return [
    ...(ended === null ? [] : [`The server ended with code ${ended}.`]),
    ...(record.errors.length === 0 ? [] : [`${record.errors.length} errors, the first: ${record.errors[0]}`]),
    ...deeds.filter((deed) => record.timesOf(deed).length === 0).map((deed) => `Nobody did: ${deed}.`),
    ...(flooded.has(500) ? [`A flood was answered 500, ${flooded.get(500)} times.`] : []),
    ...(p99 < promises.searchP99Ms ? [] : [`p99 of a stored search is ${p99.toFixed(0)} ms.`]),
    ...(growth < promises.growth ? [] : [`Memory grew ${growth.toFixed(3)} times.`]),
    ...throughput
      .filter(({ ratio }) => !(ratio >= promises.throughput))
      .map(({ page, ratio }) => `${page} answers ${ratio.toFixed(2)} times as often as an empty app.`),
  ]
}

const count = (value: number) => Math.round(value).toLocaleString('en-AU')
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

function floodLines({ floods, flooded, minutes }: Run): string[] {
  const all = [...flooded.values()].reduce((sum, times) => sum + times, 0)
  const statuses = [...flooded].toSorted(([a], [b]) => a - b)
  const answers = statuses.map(([status, times]) => `${status === 0 ? 'none' : status}: ${count(times)}`).join(', ')
  if (floods === 0) return []
  return [
    `- All the while ${floods} addresses more flood it, ${count(all / minutes / 60)} requests a second in all, half of them with a`,
    `  connection for each request. Answered by status: ${answers}.`,
  ]
}

export function reportOf(run: Run): string {
  const { minutes, people, record, glances, throughput } = run
  const faults = faultsOf(run)
  const lines = [
    '# Load',
    '',
    `What \`npm run load\` last found: ${people} people at once for ${minutes} minutes, each with connections of their own and`,
    `two to eight seconds between two things they do, on the production build over the local backend. ${Math.min(office, people)} of them are`,
    `behind one address, as in an office, each other one has an address. They come over the first ${arrivalOf(people)} seconds. The backend,`,
    `${run.floods > 0 ? 'the people and the flood' : 'and the people'} run on the same machine. Pages bring their scripts along the first time.`,
    '',
    `- ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    `- ${count(record.total)} answers, ${count(record.total / minutes / 60)} a second, ${record.errors.length} errors.`,
    `- p99 of a stored search: ${ms(record.quantile('stored search', 0.99))} (promised: under ${promises.searchP99Ms} ms).`,
    `- Memory at the end: ${growthOf(glances).toFixed(3)} times that once all had come (promised: under ${promises.growth}).`,
    ...floodLines(run),
    faults.length === 0 ? '- Every promise was kept.' : `- Not kept: ${faults.join(' ')}`,
    '',
    '| what people did | times | p50 | p95 | p99 | slowest |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...deeds.map((deed) => {
      const at = (share: number) => ms(record.quantile(deed, share))
      return `| ${deed} | ${count(record.timesOf(deed).length)} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${at(1)} |`
    }),
    '',
    'A prerendered page beside the page of an empty Next.js app, asked in turn without compression, as a proxy that',
    'compresses would; medians.',
    '',
    '| page | answers a second | empty app | times |',
    '| --- | ---: | ---: | ---: |',
    ...throughput.map(
      ({ page, ours, blank, ratio }) => `| ${page} | ${count(ours)} | ${count(blank)} | ${ratio.toFixed(2)} |`,
    ),
    '',
    '| after | heap and buffers | whole process | collected first |',
    '| ---: | ---: | ---: | --- |',
    ...glances.map(
      ({ seconds, collected, memory }) =>
        `| ${seconds} s | ${megabytes(heldBy(memory))} | ${megabytes(memory.rss)} | ${collected ? 'yes' : 'no'} |`,
    ),
    ...(record.errors.length > 0 ? ['', ...record.errors.slice(0, 20).map((error) => `- ${error}`)] : []),
  ]
  return `${lines.join('\n')}\n`
}
