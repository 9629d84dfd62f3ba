import { expect, test } from 'vitest'
import {
  findBreaches,
  findMutualPairs,
  findServerLeaks,
  libFloors,
  readEdges,
  readRunTime,
} from '../../check/structure.ts'
import { listFiles } from '../../check/style.ts'

const libFile = (room: string) => `lib/${room}/some.ts`

test('an import from a higher floor of lib is a breach on every floor, and one from a lower floor on none', () => {
  for (const [at, room] of libFloors.entries()) {
    for (const [other, target] of libFloors.entries()) {
      const breaches = findBreaches([{ from: libFile(room), to: libFile(target) }])
      expect(breaches, `${room} -> ${target}`).toHaveLength(other > at ? 1 : 0)
    }
  }
})

test('an import by a room of lib without a floor is a breach', () => {
  expect(findBreaches([{ from: 'lib/novelty/some.ts', to: 'lib/core/clock.ts' }])).toEqual([
    'lib/novelty/some.ts imports lib/core/clock.ts: lib/novelty has no floor',
  ])
})

test('a feature of components may import ui, shell and itself, but no other feature', () => {
  const uses = (from: string, to: string) =>
    findBreaches([{ from: `components/${from}`, to: `components/${to}` }]).length
  expect(uses('alerts/list.tsx', 'ui/button.tsx')).toBe(0)
  expect(uses('alerts/list.tsx', 'shell/page-frame.tsx')).toBe(0)
  expect(uses('alerts/list.tsx', 'alerts/form/field.tsx')).toBe(0)
  expect(uses('alerts/list.tsx', 'search/row.tsx')).toBe(1)
  expect(uses('ui/button.tsx', 'shell/page-frame.tsx')).toBe(1)
  expect(uses('ui/button.tsx', 'search/row.tsx')).toBe(1)
  expect(uses('shell/page-frame.tsx', 'search/row.tsx')).toBe(1)
  expect(uses('content/home/home-search.tsx', 'search/search-form.tsx')).toBe(0)
})

test('lists each pair of rooms that import each other once', () => {
  const edges = [
    { from: 'lib/server/mail/a.ts', to: 'lib/server/api/b.ts' },
    { from: 'lib/server/api/c.ts', to: 'lib/server/mail/d.ts' },
    { from: 'lib/alerts/a.ts', to: 'lib/core/b.ts' },
  ]
  expect(findMutualPairs(edges)).toEqual(['lib/server/api lib/server/mail'])
})

test('reads imports from the actual code', () => {
  const edges = readEdges(listFiles())
  expect(edges).toContainEqual({ from: 'lib/core/schemas.ts', to: 'lib/core/program.ts' })
  expect(edges.length).toBeGreaterThan(5_000)
})

test('finds server files that a client entry imports indirectly, and there are none in the code', () => {
  const file = (imports: string[], isClient = false) => ({ imports, isClient })
  const files = new Map([
    ['components/a.tsx', file(['lib/core/b.ts'], true)],
    ['lib/core/b.ts', file(['lib/server/c.ts'])],
    ['lib/server/c.ts', file([])],
    ['app/page.tsx', file(['lib/server/c.ts', 'components/a.tsx'])],
  ])
  expect(findServerLeaks(files)).toEqual(['lib/server/c.ts <- lib/core/b.ts'])
  files.set('lib/core/b.ts', file([]))
  expect(findServerLeaks(files)).toEqual([])
  const own = readRunTime(listFiles())
  expect([...own.values()].filter(({ isClient }) => isClient).length).toBeGreaterThan(100)
  expect(findServerLeaks(own)).toEqual([])
})
