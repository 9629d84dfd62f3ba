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

test('an arrow up is refused on every floor of lib, and an arrow down on none', () => {
  for (const [at, room] of libFloors.entries()) {
    for (const [other, target] of libFloors.entries()) {
      const breaches = findBreaches([{ from: libFile(room), to: libFile(target) }])
      expect(breaches, `${room} -> ${target}`).toHaveLength(other > at ? 1 : 0)
    }
  }
})

test('a room of lib that has no floor is refused until it gets one', () => {
  expect(findBreaches([{ from: 'lib/novelty/some.ts', to: 'lib/core/clock.ts' }])).toEqual([
    'lib/novelty/some.ts imports lib/core/clock.ts: lib/novelty has no floor',
  ])
})

test('a feature of components uses ui, shell and itself, and no sibling', () => {
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

test('rooms that import each other are named once', () => {
  const edges = [
    { from: 'lib/server/mail/a.ts', to: 'lib/server/api/b.ts' },
    { from: 'lib/server/api/c.ts', to: 'lib/server/mail/d.ts' },
    { from: 'lib/alerts/a.ts', to: 'lib/core/b.ts' },
  ]
  expect(findMutualPairs(edges)).toEqual(['lib/server/api lib/server/mail'])
})

test('imports are read from the code as it stands', () => {
  const edges = readEdges(listFiles())
  expect(edges).toContainEqual({ from: 'lib/core/schemas.ts', to: 'lib/core/program.ts' })
  expect(edges.length).toBeGreaterThan(5_000)
})

test('what a browser begins with leads to no file for servers, however long the way', () => {
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
