import type { Chunks } from './provider.ts'

/** A line, numbered from 1. `text` is null when it was too long to keep. */
export type Line = { number: number; text: string | null }

/** No genuine row comes near this length. It stops a file without line ends from filling memory. */
export const MAX_LINE = 1_000_000

/** Decodes UTF-8 as it arrives, dropping the byte order mark that some spreadsheets write. */
export async function* decodeText(chunks: Chunks): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

/** Responses are a few megabytes, and up to 100 MB for a thousand rows with all trips. Anything longer is not one. */
const MAX_CHARACTERS = 200_000_000

/** Reads a whole file as JSON, or says why it can't. A truncated file is rejected whole, as it can be saved again. */
export async function readJson(chunks: Chunks): Promise<{ value: unknown; fault: string | null }> {
  const pieces: string[] = []
  let length = 0
  for await (const piece of decodeText(chunks)) {
    length += piece.length
    if (length > MAX_CHARACTERS)
      return { value: null, fault: `is longer than ${MAX_CHARACTERS / 1e6} million characters` }
    pieces.push(piece)
  }
  try {
    return { value: JSON.parse(pieces.join('').replace(/^\uFEFF/, '')), fault: null }
  } catch {
    return { value: null, fault: 'broken JSON, or cut off: save the whole file again' }
  }
}

/** Splits a stream into lines (LF or CRLF), skipping empty ones. Holds only one chunk and one line in memory. */
export async function* splitLines(chunks: Chunks, maxLine = MAX_LINE): AsyncGenerator<Line> {
  let number = 0
  let pending = ''
  let tooLong = false
  for await (const text of decodeText(chunks)) {
    const pieces = text.split('\n')
    const rest = pieces.pop() ?? ''
    for (const piece of pieces) {
      number += 1
      const whole = pending + piece
      if (tooLong || whole.length > maxLine) yield { number, text: null }
      else if (whole.trim() !== '') yield { number, text: whole.replace(/\r$/, '') }
      pending = ''
      tooLong = false
    }
    pending = tooLong ? '' : pending + rest
    if (pending.length > maxLine) {
      tooLong = true
      pending = ''
    }
  }
  if (tooLong) yield { number: number + 1, text: null }
  else if (pending.trim() !== '') yield { number: number + 1, text: pending.replace(/\r$/, '') }
}
