import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Place } from '../../lib/availability/providers/seats-aero/client.ts'
import type { KeptTrips } from './fill-trips.ts'

/** A provider's answer of many pages is of one moment; a day later a new one says more. */
const PLACE_LIFE_MS = 24 * 3600 * 1000

const KeptPlace = z.object({
  startedAt: z.iso.datetime(),
  place: z.object({ cursor: z.string(), skip: z.int().min(0) }),
})

/** How far a run of many pages came. Written beside its place and moved there, so that it is whole or not there. */
export class KeptProgress {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  /** Where to go on; null where there is nothing, or nothing that can be used any more. */
  find(now: string): z.infer<typeof KeptPlace> | null {
    if (!existsSync(this.#file)) return null
    const kept = KeptPlace.safeParse(parseJson(readFileSync(this.#file, 'utf8')))
    if (!kept.success) return null
    // Either way: a run at a replayed date may begin some milliseconds before the last one did.
    const age = Math.abs(Date.parse(now) - Date.parse(kept.data.startedAt))
    return age < PLACE_LIFE_MS ? kept.data : null
  }

  keep(place: Place, startedAt: string): void {
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(`${this.#file}.new`, JSON.stringify({ startedAt, place }))
    renameSync(`${this.#file}.new`, this.#file)
  }

  forget(): void {
    rmSync(this.#file, { force: true })
  }
}

const KeptLine = z.object({ key: z.string(), trips: z.array(z.unknown()) })

/** Flights that were asked for, a line each, so that no call of a limited day is made twice. */
export class KeptTripsFile implements KeptTrips {
  readonly #file: string
  readonly #trips = new Map<string, unknown[]>()
  readonly #used = new Set<string>()

  constructor(file: string) {
    this.#file = file
    if (!existsSync(file)) return
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // A run that was killed may have left half a line.
      const kept = KeptLine.safeParse(parseJson(line))
      if (kept.success) this.#trips.set(kept.data.key, kept.data.trips)
    }
  }

  find(key: string): unknown[] | undefined {
    this.#used.add(key)
    return this.#trips.get(key)
  }

  keep(key: string, trips: unknown[]): void {
    this.#trips.set(key, trips)
    mkdirSync(dirname(this.#file), { recursive: true })
    // What was cut off in front of it ends here, too.
    appendFileSync(this.#file, `\n${JSON.stringify({ key, trips })}`)
  }

  /** Drops what no row of a whole run had: rows that have gone, or were looked at again since. */
  prune(): void {
    const lines = [...this.#trips].flatMap(([key, trips]) =>
      this.#used.has(key) ? JSON.stringify({ key, trips }) : [],
    )
    if (lines.length === this.#trips.size) return
    writeFileSync(`${this.#file}.new`, lines.join('\n'))
    renameSync(`${this.#file}.new`, this.#file)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
