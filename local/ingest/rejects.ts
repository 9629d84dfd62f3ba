import { createWriteStream, type WriteStream } from 'node:fs'
import type { Where } from '../../lib/availability/providers/provider.ts'
import { count } from './progress.ts'

/** Rejected rows shown on screen; `--rejects` keeps them all. */
const SHOWN_REJECTS = 20

/** Counts every rejected row, keeps the first few for the screen and writes all to a file when asked. */
export class Rejects {
  #count = 0
  readonly #first: string[] = []
  readonly #file: WriteStream | null

  constructor(path: string | null) {
    this.#file = path === null ? null : createWriteStream(path)
  }

  add(where: Where, reason: string): void {
    const line = `${where.file}:${'line' in where ? where.line : ` ${where.row}`}: ${reason}`
    this.#count += 1
    if (this.#first.length < SHOWN_REJECTS) this.#first.push(line)
    this.#file?.write(`${line}\n`)
  }

  summary(): string {
    const more = this.#count - this.#first.length
    return [...this.#first, ...(more > 0 ? [`and ${count(more)} more (--rejects FILE lists all)`] : [])]
      .map((line) => `  ${line}\n`)
      .join('')
  }

  async close(): Promise<void> {
    const file = this.#file
    if (file !== null) await new Promise<void>((resolve, reject) => file.on('error', reject).end(resolve))
  }
}
