import { describe, expect, it } from 'vitest'
import { comparePaths, parseDocumentName, parseName, parseParentName } from '../../../src/values/names.ts'
import { db, root } from '../core/values-fixture.ts'

describe('resource names', () => {
  it('splits a name into database and path', () => {
    expect(parseName(`${root}/a/b`)).toEqual({ database: db, path: 'a/b' })
    expect(parseParentName(root)).toEqual({ database: db, path: '' })
    expect(parseDocumentName(`${root}/a/line\nbreak`).path).toBe('a/line\nbreak')
  })

  it.each([`${root}/a`, `${root}/a//b/c`, `${root}/a/b/`, root])('rejects %s as a document', (name) => {
    expect(() => parseDocumentName(name)).toThrow(/segments/)
  })

  it.each(['a/b', 'projects/p/documents/a/b', 'projects//databases/d/documents/a/b', ''])('rejects "%s"', (name) => {
    expect(() => parseName(name)).toThrow(/is not a resource name/)
  })

  it.each(['c/.', 'c/..', 'c/__x__', '__c__/x', `c/${'x'.repeat(1501)}`, `c/${'é'.repeat(751)}`])(
    'rejects the reserved or too long id in %s',
    (path) => expect(() => parseDocumentName(`${root}/${path}`)).toThrow(/id/),
  )

  it('allows ids up to the limit, including numeric ones, and rejects too long names', () => {
    for (const id of ['x'.repeat(1500), '__id12__', '...', '__x', 'a b', 'ü']) {
      expect(() => parseDocumentName(`${root}/c/${id}`)).not.toThrow()
    }
    expect(() => parseDocumentName(`${root}/${'a/b/'.repeat(2000)}a/b`)).toThrow(/6144/)
  })

  it('sorts by segment: numeric ids first, a parent before its descendants', () => {
    const ascending = ['a', 'a/__id-9__', 'a/__id7__', 'a/__id10__', 'a/!', 'a/b', 'a/b/c/d', 'a/b\0', 'a/b!', 'a!/a']
    expect([...ascending].reverse().sort(comparePaths)).toEqual(ascending)
  })
})
