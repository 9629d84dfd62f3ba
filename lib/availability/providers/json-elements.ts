import type { Chunks } from './provider.ts'
import { textOf } from './text.ts'

/** One element of the array as text, or what stands there instead. `line` is where it begins. */
export type JsonElement = { line: number; text: string } | { line: number; fault: string }

/** An availability with all its trips is some 100 kB; one that never ends must not grow into memory. */
const MAX_ELEMENT = 4_000_000

/**
 * Cuts a JSON document into the elements of one array, without holding the document: the array under `key` of the
 * outermost object, or the outermost array itself. Elements are objects and are left for the caller to parse, so
 * that one broken element costs one row. A document that stops early yields every whole element, then a fault.
 */
export async function* jsonElements(
  chunks: Chunks,
  key: string,
  maxElement = MAX_ELEMENT,
): AsyncGenerator<JsonElement> {
  const scanner = new Scanner(key, maxElement)
  for await (const text of textOf(chunks)) {
    yield* scanner.take(text)
    if (scanner.failed) return
  }
  yield* scanner.end()
}

class Scanner {
  failed = false
  private readonly key: string
  private readonly maxElement: number
  private line = 1
  private depth = 0
  private inString = false
  private escaped = false
  /** Depth inside the wanted array; 0 while it is not open. */
  private arrayDepth = 0
  private found = false
  private inScalar = false
  private element: { line: number; kept: string } | null = null
  /** The last string at depth 1, to recognise the key before its array. */
  private lastString = ''

  constructor(key: string, maxElement: number) {
    this.key = key
    this.maxElement = maxElement
  }

  take(text: string): JsonElement[] {
    const out: JsonElement[] = []
    let start = 0
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === 10) this.line += 1
      if (this.inString) {
        this.insideString(code, text[at] ?? '')
      } else if (code === 34) {
        this.inString = true
        if (this.depth === 1) this.lastString = ''
        if (this.depth === this.arrayDepth && this.depth > 0)
          out.push({ line: this.line, fault: 'a row is not an object' })
      } else if (code === 123 || code === 91) {
        if (this.opens(code)) start = at
      } else if (code === 125 || code === 93) {
        this.depth -= 1
        if (this.element !== null && this.depth === this.arrayDepth) {
          out.push({ line: this.element.line, text: this.element.kept + text.slice(start, at + 1) })
          this.element = null
        }
        if (this.depth < this.arrayDepth) this.arrayDepth = 0
      } else if (this.element === null && this.depth === this.arrayDepth && code > 32) {
        if (code !== 44 && !this.inScalar) out.push({ line: this.line, fault: 'a row is not an object' })
        this.inScalar = code !== 44
      }
    }
    if (this.element !== null) this.keep(text.slice(start), out)
    return out
  }

  end(): JsonElement[] {
    if (!this.found) return [{ line: this.line, fault: `no array "${this.key}" in this JSON` }]
    if (this.depth !== 0 || this.inString)
      return [{ line: this.line, fault: 'the file is cut off, or its brackets do not match' }]
    return []
  }

  private insideString(code: number, char: string): void {
    const ends = code === 34 && !this.escaped
    this.escaped = code === 92 && !this.escaped
    if (ends) this.inString = false
    else if (this.depth === 1 && this.lastString.length <= this.key.length) this.lastString += char
  }

  /** True when an element of the wanted array begins. */
  private opens(code: number): boolean {
    const isArray = code === 91
    const wanted = this.depth === 0 || (this.depth === 1 && this.lastString === this.key)
    this.depth += 1
    if (isArray && wanted && !this.found) {
      this.found = true
      this.arrayDepth = this.depth
      return false
    }
    if (this.arrayDepth === 0 || this.depth !== this.arrayDepth + 1) return false
    this.element = { line: this.line, kept: '' }
    return true
  }

  private keep(text: string, out: JsonElement[]): void {
    if (this.element === null) return
    this.element.kept += text
    if (this.element.kept.length <= this.maxElement) return
    out.push({ line: this.element.line, fault: 'a row does not end: a quote or bracket is missing; reading stopped' })
    this.element = null
    this.failed = true
  }
}
