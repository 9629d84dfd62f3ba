import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', 'e2e')
const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))

test('every browser test imports `test` from stage.ts, which fails it if a page violates the CSP', () => {
  expect(specs.length).toBeGreaterThan(40)
  const others = specs.filter(
    (name) => !/^import \{[^}]*\btest\b[^}]*\} from '\.\/stage\.ts'$/m.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(others).toEqual([])
})
