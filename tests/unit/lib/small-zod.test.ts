import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as kinds from '@/lib/small-zod/kinds.mjs'

const root = new URL('../../../', import.meta.url).pathname

test('the browser’s small schema library has every kind that the code uses, and no other', () => {
  const used = ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${root}${folder}/${path}`),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => text.includes("from '#small-zod'"))
    .flatMap((text) => [...text.matchAll(/\bz\.(\w+)/g)].map(([, kind = '']) => kind))
    .filter((kind) => kind !== 'infer')
  expect([...new Set(used)].sort()).toEqual(Object.keys(kinds).sort())
})
