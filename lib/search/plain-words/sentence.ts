import type { FinderState } from '../finder-state.ts'

/** A position in a text; `end` is just after the last character. */
export type Span = { start: number; end: number }

/** A piece of a sentence that was read: what it sets, or why it sets nothing. */
export type Reading = Span & ({ says: Partial<FinderState> } | { why: string })

/**
 * A word or other character of the sentence, with its position in `text`, its position as typed, and how it is read.
 */
type Piece = { text: string; at: number; raw: Span }

/** Replaces what a reader has taken, so that no other reader reads it again or matches across it. */
const taken = '|'

/** Converts to lower case without accents, with dashes, arrows and quotation marks as on a keyboard. */
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

/** A sentence from which several readers each take the pieces they understand. */
export class Sentence {
  /** The folded text, with spelling corrected. */
  readonly text: string
  readonly readings: Reading[] = []
  readonly raw: string
  #pieces: Piece[] = []
  #open: string

  /** @param spell returns the correct spelling of a word */
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

  /** The sentence, with everything already read blotted out. */
  get open(): string {
    return this.#open
  }

  /** Reads everything that matches a pattern. If `reader` returns null, the match is left for others. */
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

  /** Records what a piece says, and blots it out. */
  take(span: Span, found: { says: Partial<FinderState> } | { why: string }): void {
    const text = this.#open.slice(span.start, span.end)
    const start = span.start + (text.length - text.trimStart().length)
    const end = span.end - (text.length - text.trimEnd().length)
    this.readings.push({ start, end, ...found })
    this.blot({ start, end })
  }

  /** Blots out a piece, because it has been read or means nothing. */
  blot({ start, end }: Span): void {
    this.#open = this.#open.slice(0, start) + taken.repeat(end - start) + this.#open.slice(end)
  }

  /** Where a piece of the folded text is in the text as typed. */
  rawSpan({ start, end }: Span): Span {
    const inside = this.#pieces.filter(({ at, text }) => at < end && at + text.length > start)
    return { start: inside[0]?.raw.start ?? 0, end: inside.at(-1)?.raw.end ?? 0 }
  }

  rawText(span: Span): string {
    const { start, end } = this.rawSpan(span)
    return this.raw.slice(start, end)
  }
}
