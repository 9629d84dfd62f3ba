import type { Firestore } from 'firebase/firestore'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listenToPersonal } from '../../../../../lib/accounts/client/personal-documents.ts'

const followed = vi.hoisted(() => ({ paths: [] as string[], ended: 0 }))

vi.mock('firebase/firestore', () => ({
  doc: (_: unknown, path: string) => path,
  collection: (_: unknown, path: string) => path,
  query: (path: string, ...conditions: string[]) => [path, ...conditions].join(' '),
  orderBy: (field: string, direction: string) => `${field} ${direction}`,
  limit: (most: number) => `at most ${most}`,
}))
vi.mock('../../../../../lib/accounts/client/listen.ts', () => {
  const follow = (path: string) => {
    followed.paths.push(path)
    return () => {
      followed.ended += 1
    }
  }
  return { listenToDocument: follow, listenToQuery: (_: string, path: string) => follow(path) }
})

beforeEach(() => {
  followed.paths = []
  followed.ended = 0
})

describe('listenToPersonal', () => {
  it('listens to six documents and collections until stopped', () => {
    const stop = listenToPersonal({} as Firestore, 'ann', () => {})
    expect(followed.paths).toEqual([
      'users/ann/private/plan',
      'users/ann',
      'users/ann/private/usage',
      'users/ann/alerts',
      'users/ann/seat-alerts',
      'users/ann/search-history dateAdded desc at most 15',
    ])
    stop()
    expect(followed.ended).toBe(6)
  })
})
