import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { Clock, Instant } from '../../lib/core/clock.ts'
import { addMs } from '../../lib/core/dates.ts'
import { wallClock } from '../../lib/network/local-time.ts'
import { localProject, unreached } from '../emulators.ts'
import { root } from '../install.mjs'

/** When a scheduled function runs: `every 15 minutes`, `every 2 hours`, or five cron fields. */
export type Schedule = { text: string; timeZone: string }

const MINUTE = 60_000
/** A schedule that matches no minute within a year and a day never runs. */
const MINUTES_TO_SEARCH = 367 * 24 * 60

/** Returns the next run after an instant. @throws SyntaxError if the schedule has none of these forms or never runs. */
export function nextRun({ text, timeZone }: Schedule, after: Instant): Instant {
  const every = /^every (\d+) (minute|hour)s?$/.exec(text)
  if (every) {
    const step = Number(every[1]) * (every[2] === 'hour' ? 60 : 1) * MINUTE
    return addMs(after, step)
  }
  const fields = parseFields(text)
  const first = Math.floor(Date.parse(after) / MINUTE) + 1
  let minute = first
  while (minute < first + MINUTES_TO_SEARCH) {
    const moment = new Date(minute * MINUTE)
    const [ofMinute, ...coarser] = listFits(fields, moment, timeZone)
    if (coarser.every(Boolean)) {
      if (ofMinute) return moment.toISOString()
      minute += 1
    } else {
      // Every zone's offset is a multiple of 15 minutes, so the hour can't change before the next quarter.
      minute += 15 - (minute % 15)
    }
  }
  throw new SyntaxError(`the schedule "${text}" never runs`)
}

type Fields = readonly ReadonlySet<number>[]

const RANGES = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const

function parseFields(text: string): Fields {
  const parts = text.trim().split(/\s+/)
  if (parts.length !== RANGES.length) throw new SyntaxError(`"${text}" isn’t a schedule`)
  return parts.map((part, at) => parseNumbers(part, RANGES[at] ?? [0, 0]))
}

/** Returns the numbers of one field: `*`, `5`, `1-5`, `*` or a range with a step, or a list of these. */
function parseNumbers(field: string, [min, max]: readonly [number, number]): ReadonlySet<number> {
  const numbers = field.split(',').flatMap((piece) => {
    const [, range = '', step = '1'] = /^(\*|\d+(?:-\d+)?)(?:\/(\d+))?$/.exec(piece) ?? []
    if (range === '' || Number(step) === 0) throw new SyntaxError(`"${piece}" isn’t part of a schedule`)
    const [from = min, to = range === '*' ? max : from] = range === '*' ? [min, max] : range.split('-').map(Number)
    const steps = Math.floor((to - from) / Number(step)) + 1
    return Array.from({ length: Math.max(0, steps) }, (_, at) => from + at * Number(step))
  })
  if (numbers.some((number) => number < min || number > max)) throw new SyntaxError(`"${field}" is out of range`)
  return new Set(numbers)
}

/** Returns whether minute, hour, day, month and weekday in a time zone each match. */
function listFits(fields: Fields, moment: Date, timeZone: string): boolean[] {
  const local = new Date(wallClock(moment.getTime(), timeZone))
  const values = [
    local.getUTCMinutes(),
    local.getUTCHours(),
    local.getUTCDate(),
    local.getUTCMonth() + 1,
    local.getUTCDay(),
  ]
  return values.map((value, at) => fields[at]?.has(value) ?? false)
}

/** The metadata that firebase-functions attaches to a scheduled function. */
const Scheduled = z.object({
  __endpoint: z.object({
    region: z.array(z.string()).min(1),
    scheduleTrigger: z.object({ schedule: z.string(), timeZone: z.string().nullish().catch(null) }),
  }),
})

export type Job = Schedule & { name: string; region: string }

/** Returns the scheduled functions of the current bundle. */
export async function scheduledFunctions(): Promise<Job[]> {
  const bundle: Record<string, unknown> = await import(pathToFileURL(join(root, 'functions', 'dist', 'index.js')).href)
  return Object.entries(bundle).flatMap(([name, value]) => {
    // Copied into an object, because a scheduled function is itself a function, which an object schema rejects.
    const parsed = Scheduled.safeParse({ __endpoint: (value as { __endpoint?: unknown }).__endpoint })
    if (!parsed.success) return []
    const { region, scheduleTrigger } = parsed.data.__endpoint
    const { schedule, timeZone } = scheduleTrigger
    return [{ name, region: region[0] ?? '', text: schedule, timeZone: timeZone ?? 'UTC' }]
  })
}

/**
 * Runs one function now, as its schedule would: the emulators know the schedules but don't run them.
 * @throws Error if the function fails.
 */
export async function trigger({ name, region }: Pick<Job, 'name' | 'region'>, functionsPort: number): Promise<void> {
  const id = `${region}-${name}`
  const post = (key: string) =>
    fetch(`http://127.0.0.1:${functionsPort}/functions/projects/${localProject}/triggers/${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }).catch((error: unknown) => {
      throw unreached(`${name} wasn’t run: the functions`, functionsPort, error)
    })
  let response = await post(`${id}-0`)
  if (response.status === 404) {
    // The emulator renumbers its triggers when it reloads the functions; its 404 lists the current ones.
    const [current] = (await response.text()).match(new RegExp(`${id}-\\d+`)) ?? []
    if (current !== undefined) response = await post(current)
  }
  if (!response.ok) throw new Error(`${name} ended with ${response.status}`)
}

/** Runs functions on their schedules until stopped. A run longer than its interval never overlaps the next. */
export class Scheduler {
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #run: (job: Job) => Promise<void>
  readonly #clock: Clock
  readonly #log: (line: string) => void

  constructor(run: (job: Job) => Promise<void>, clock: Clock, log: (line: string) => void) {
    this.#run = run
    this.#clock = clock
    this.#log = log
  }

  start(jobs: readonly Job[]): void {
    for (const job of jobs) this.#plan(job)
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  #plan(job: Job): void {
    const now = this.#clock.now()
    const left = Date.parse(nextRun(job, now)) - Date.parse(now)
    // Node's timers hold less than 25 days, so a later run is scheduled again on the way.
    const wait = Math.min(left, 86_400_000)
    const timer = setTimeout(() => void this.#turn(job, wait === left), wait)
    timer.unref()
    this.#timers.set(job.name, timer)
  }

  async #turn(job: Job, due: boolean): Promise<void> {
    if (due)
      await this.#run(job).catch((error: unknown) => this.#log(error instanceof Error ? error.message : String(error)))
    if (this.#timers.has(job.name)) this.#plan(job)
  }
}
