import { writeLog } from '../logs/log-line.ts'

const periodMs = 60_000

/**
 * Counts what the front door refuses and writes at most one log line a minute, so that a flood doesn't fill the log.
 * Only statuses and counts are kept, no addresses of visitors.
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
