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
