import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { Clock } from '../../lib/core/clock.ts'
import { localProject, unreached } from '../emulators.ts'
import { root } from '../install.mjs'
import { nextRun, type Schedule } from './schedule.ts'

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
