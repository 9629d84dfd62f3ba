import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A statement of the specification, and the file and title of the test that checks it; both null without one. */
export type Statement = { id: number; statement: string; file: string | null; test: string | null }

const table = join(import.meta.dirname, '../../spec/statements.tsv')

/** The table of tests/spec: id, statement, file below tests/, and the test's title as in its source. */
export function statements(): Statement[] {
  const [, ...lines] = readFileSync(table, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [id, statement = '', file, test] = line.split('\t')
    return { id: Number(id), statement, file: file || null, test: test || null }
  })
}
