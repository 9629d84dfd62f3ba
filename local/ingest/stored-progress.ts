import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Place } from '../../lib/availability/providers/seats-aero/client.ts'
import type { TripStore } from './fill-trips.ts'

/** How long a run can be continued. Its pages show one moment, so after a day a new run is more useful. */
const PLACE_LIFE_MS = 24 * 3600 * 1000

const StoredPlace = z.object({
  startedAt: z.iso.datetime(),
  place: z.object({ cursor: z.string(), skip: z.int().min(0) }),
})

/** The progress of a run of many pages. Written to a second file and renamed, so that the file is whole or absent. */
export class StoredProgress {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  /** Returns where to continue; null if nothing usable is stored. */
  find(now: string): z.infer<typeof StoredPlace> | null {
    if (!existsSync(this.#file)) return null
    const stored = StoredPlace.safeParse(parseJson(readFileSync(this.#file, 'utf8')))
    if (!stored.success) return null
    // In either direction: a run at a replayed date may begin some milliseconds before the last one did.
    const age = Math.abs(Date.parse(now) - Date.parse(stored.data.startedAt))
    return age < PLACE_LIFE_MS ? stored.data : null
  }

  save(place: Place, startedAt: string): void {
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(`${this.#file}.new`, JSON.stringify({ startedAt, place }))
    renameSync(`${this.#file}.new`, this.#file)
  }

  delete(): void {
    rmSync(this.#file, { force: true })
  }
}

const StoredLine = z.object({ key: z.string(), trips: z.array(z.unknown()) })

/** The flights fetched so far, one line per row, so that no call of a limited day is made twice. */
export class TripsFile implements TripStore {
  readonly #file: string
  readonly #trips = new Map<string, unknown[]>()
  readonly #used = new Set<string>()

  constructor(file: string) {
    this.#file = file
    if (!existsSync(file)) return
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // A run that was killed may have left an incomplete line.
      const stored = StoredLine.safeParse(parseJson(line))
      if (stored.success) this.#trips.set(stored.data.key, stored.data.trips)
    }
  }

  find(key: string): unknown[] | undefined {
    this.#used.add(key)
    return this.#trips.get(key)
  }

  save(key: string, trips: unknown[]): void {
    this.#trips.set(key, trips)
    mkdirSync(dirname(this.#file), { recursive: true })
    // The newline first ends any line that was cut off.
    appendFileSync(this.#file, `\n${JSON.stringify({ key, trips })}`)
  }

  /** Drops flights that no row of a complete run had: rows that are gone, or were checked again since. */
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

/** Where the command writes. A terminal gets a moving bar, anything else gets lines. */
export type Screen = { isTerminal: boolean; write(text: string): void }

const WIDTH = 30
const counted = new Intl.NumberFormat('en-AU')

export function count(value: number): string {
  return counted.format(value)
}

/** Shows the progress of reading one file. Without a terminal: one line per quarter. */
export class Progress {
  #shown = -1
  readonly #screen: Screen
  readonly #name: string
  readonly #total: number

  constructor(screen: Screen, name: string, total: number) {
    this.#screen = screen
    this.#name = name
    this.#total = total
  }

  /** Shows `bytes` read so far, of the file's total. */
  show(bytes: number, rows: number): void {
    const percent = this.#total === 0 ? 100 : Math.floor((100 * bytes) / this.#total)
    const step = this.#screen.isTerminal ? percent : Math.floor(percent / 25) * 25
    if (step === this.#shown) return
    this.#shown = step
    if (this.#screen.isTerminal) {
      const filled = Math.round((WIDTH * percent) / 100)
      const bar = '#'.repeat(filled).padEnd(WIDTH, '.')
      this.#screen.write(`\r${this.#name} [${bar}] ${String(percent).padStart(3)} %  ${count(rows)} rows`)
    } else if (step > 0) {
      this.#screen.write(`${this.#name}: ${step} %, ${count(rows)} rows\n`)
    }
  }

  /** Clears the bar, so that what follows starts on a new line. */
  end(): void {
    if (this.#screen.isTerminal) this.#screen.write('\r\x1b[2K')
  }
}
