import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', 'e2e')
const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))

test('every browser test is of the stage that fails it when a page breaks the policy', () => {
  expect(specs.length).toBeGreaterThan(40)
  const others = specs.filter(
    (name) => !/^import \{[^}]*\btest\b[^}]*\} from '\.\/stage\.ts'$/m.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(others).toEqual([])
})
