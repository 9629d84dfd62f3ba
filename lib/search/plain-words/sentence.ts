import type { FinderState } from '../finder-state.ts'

/** Where something stands in what was typed; `end` is behind its last character. */
export type Span = { start: number; end: number }

/** A piece of a sentence that was read: what it sets, or why it sets nothing. */
export type Reading = Span & ({ says: Partial<FinderState> } | { why: string })

/** A word or sign of the sentence, where it stood and what it is read as. */
type Piece = { text: string; at: number; raw: Span }

/** What stands where a reader has been, so that no other reads it again or reads across it. */
const taken = '|'

/** Small letters without accents; dashes, arrows and quotation marks as a keyboard has them. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/[‘’´`]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/[→⇒➔]/g, '>')
    .replace(/\|/g, '/')
    .replace(/\s/g, ' ')
}

/** A sentence that several readers take pieces of, each what it knows. */
export class Sentence {
  /** Folded, with words as they should be spelled. */
  readonly text: string
  readonly readings: Reading[] = []
  readonly raw: string
  #pieces: Piece[] = []
  #open: string

  /** @param spell a word as it should be spelled */
  constructor(raw: string, spell: (word: string) => string) {
    this.raw = raw
    let text = ''
    for (const match of raw.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]/gu)) {
      const piece = spell(fold(match[0]))
      this.#pieces.push({
        text: piece,
        at: text.length,
        raw: { start: match.index, end: match.index + match[0].length },
      })
      text += piece
    }
    this.text = text
    this.#open = text
  }

  /** The sentence with everything that was read already blotted out. */
  get open(): string {
    return this.#open
  }

  /** Reads every place that fits a pattern. A reader that answers null leaves it for others. */
  read(
    pattern: RegExp,
    reader: (match: RegExpExecArray) => { says: Partial<FinderState> } | { why: string } | null,
  ): void {
    const all = new RegExp(pattern.source, 'g')
    for (let match = all.exec(this.#open); match !== null; match = all.exec(this.#open)) {
      if (match[0] === '') all.lastIndex++
      else {
        const found = reader(match)
        if (found !== null) this.take({ start: match.index, end: match.index + match[0].length }, found)
      }
    }
  }

  /** Notes what a piece says, and takes it out of what is open. */
  take(span: Span, found: { says: Partial<FinderState> } | { why: string }): void {
    const text = this.#open.slice(span.start, span.end)
    const start = span.start + (text.length - text.trimStart().length)
    const end = span.end - (text.length - text.trimEnd().length)
    this.readings.push({ start, end, ...found })
    this.blot({ start, end })
  }

  /** Takes a piece out of what is open, as said already or as saying nothing. */
  blot({ start, end }: Span): void {
    this.#open = this.#open.slice(0, start) + taken.repeat(end - start) + this.#open.slice(end)
  }

  /** Where a piece of the folded text stands in what was typed. */
  rawSpan({ start, end }: Span): Span {
    const inside = this.#pieces.filter(({ at, text }) => at < end && at + text.length > start)
    return { start: inside[0]?.raw.start ?? 0, end: inside.at(-1)?.raw.end ?? 0 }
  }

  rawText(span: Span): string {
    const { start, end } = this.rawSpan(span)
    return this.raw.slice(start, end)
  }
}
