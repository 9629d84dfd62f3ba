import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDocuments } from '../../../src/store/documents.ts'
import { openSnapshot } from '../../../src/store/snapshot.ts'
import { createStore } from '../../../src/store/store.ts'
import { stageWrites } from '../../../src/store/writes.ts'
import { comparePaths } from '../../../src/values/names.ts'
import { db, doc, int, root } from '../core/values-fixture.ts'
import { fixedClock } from '../fixed-clock.ts'

const path = fc.constantFrom('c/a', 'c/b', 'c/__id10__', 'c/__id9__', 'c/ü', 'd/a', 'c/a/c/x')
const action = fc.oneof(fc.tuple(fc.constant('put'), path), fc.tuple(fc.constant('remove'), path), fc.constant('list'))

describe('documents', () => {
  it('are listed in order of id, whatever was added and removed between lists', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const documents = createDocuments()
        const model = new Set<string>()
        for (const each of actions) {
          if (each === 'list') documents.inCollection(`${root}/c`)
          else if (each[0] === 'put') {
            documents.put(doc(each[1]))
            model.add(`${root}/${each[1]}`)
          } else {
            documents.remove(`${root}/${each[1]}`)
            model.delete(`${root}/${each[1]}`)
          }
        }
        const inC = [...model].filter((name) => /\/documents\/c\/[^/]+$/.test(name)).sort(comparePaths)
        expect(documents.inCollection(`${root}/c`).map(({ name }) => name)).toEqual(inC)
        expect(
          documents
            .all()
            .map(({ name }) => name)
            .sort(),
        ).toEqual([...model].sort())
        const collections = new Set([...model].map((name) => name.slice(0, name.lastIndexOf('/'))))
        expect(new Set(documents.collections(db))).toEqual(collections)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a snapshot', () => {
  it('stays the same, whatever is committed after it', () => {
    const change = fc.tuple(path, fc.option(fc.integer()))
    fc.assert(
      fc.property(fc.array(change), fc.array(change), (before, after) => {
        const store = createStore({ clock: fixedClock('2026-01-01T00:00:00Z'), journal: null })
        const apply = (changes: typeof before) => {
          for (const [at, n] of changes) {
            const name = `${root}/${at}`
            const write = n === null ? { delete: name } : { update: { name, fields: { n: int(n) } } }
            void store.commit(stageWrites(store.get, db, [write], store.tick()))
          }
        }
        const read = (source: Pick<typeof store, 'collections' | 'inCollection' | 'get'>) => {
          const listed = source.collections(db).sort().flatMap(source.inCollection)
          return { listed, got: listed.map(({ name }) => source.get(name)) }
        }
        apply(before)
        const then = read(store)
        const snapshot = openSnapshot(store, store.readTime())
        apply(after)
        expect(read(snapshot)).toEqual(then)
        snapshot.close()
      }),
    )
  })
})
