import { expect, test } from 'vitest'
import { findUnused } from '../../check/dependencies.ts'

test('a package counts as used if an import or a path names it, but not a comment', () => {
  const sources = `import { z } from 'zod/mini'\nconst folder = 'node_modules/geist/dist'\n// date-fns would do it`
  expect(findUnused(['zod', 'geist', 'date-fns'], sources)).toEqual(['date-fns'])
})
