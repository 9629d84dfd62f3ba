/** Which character parts the cells: the one the heading line has most of. Tab, comma or semicolon. */
export function delimiterOf(heading: string): string {
  const counts = ['\t', ',', ';'].map((delimiter) => ({ delimiter, cells: heading.split(delimiter).length }))
  return counts.reduce((best, next) => (next.cells > best.cells ? next : best)).delimiter
}

/**
 * The cells of one line, after RFC 4180: a cell in double quotes may hold the delimiter and doubled quotes. A line
 * break inside a cell is not supported, so that a lost quote costs one row and not the rest of the file.
 * @throws SyntaxError when a quoted cell does not end.
 */
export function cellsOfLine(line: string, delimiter: string): string[] {
  const cells: string[] = []
  let at = 0
  while (at <= line.length) {
    const { cell, next } = line[at] === '"' ? quotedCell(line, at) : plainCell(line, at, delimiter)
    cells.push(cell)
    if (next < line.length && line[next] !== delimiter) throw new SyntaxError(`a quote ends early at character ${next}`)
    at = next + 1
  }
  return cells
}

function plainCell(line: string, at: number, delimiter: string): { cell: string; next: number } {
  const end = line.indexOf(delimiter, at)
  const next = end === -1 ? line.length : end
  return { cell: line.slice(at, next).trim(), next }
}

function quotedCell(line: string, at: number): { cell: string; next: number } {
  let cell = ''
  let from = at + 1
  for (;;) {
    const quote = line.indexOf('"', from)
    if (quote === -1) throw new SyntaxError('a quote is never closed')
    cell += line.slice(from, quote)
    if (line[quote + 1] !== '"') return { cell: cell.trim(), next: quote + 1 }
    cell += '"'
    from = quote + 2
  }
}
