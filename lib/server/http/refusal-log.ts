import { writeLog } from '../logs/log-line.ts'

const periodMs = 60_000

/**
 * Counts what the front door refuses, and writes one line a minute of those with refusals: a flood must not fill the log.
 * Statuses and counts alone; addresses of people are not kept.
 */
export class RefusalLog {
  #counts: Record<number, number> = {}
  #timer: NodeJS.Timeout | null = null

  count(status: number): void {
    this.#counts[status] = (this.#counts[status] ?? 0) + 1
    this.#timer ??= setTimeout(() => this.#write(), periodMs).unref()
  }

  #write(): void {
    writeLog('WARNING', 'requests refused at the front door in the last minute', { refused: this.#counts })
    this.#counts = {}
    this.#timer = null
  }
}
