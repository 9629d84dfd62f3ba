import { describe, expect, test, vi } from 'vitest'
import type { Caller, Engine } from '../../../src/engine.ts'
import type { ListenResponse, StructuredQuery, Target } from '../../../src/protocol.ts'
import { admin, database, integer, memoryEngine, nameOf, remove, rulesOf, set, user, write } from '../memory-engine.ts'

/** Opens a stream whose responses read as short lines: `ADD 2`, `+c/a [2]`, `-c/a [2]`, `CURRENT 2`, `snapshot`. */
function open(engine: Engine, caller: Caller = admin) {
  const answers: ListenResponse[] = []
  const stream = engine.listen(caller, (answer) => answers.push(answer))
  return {
    answers,
    add: (target: Target) => stream.handle({ database, addTarget: target }),
    handle: stream.handle.bind(stream),
    close: () => stream.close(),
    take: () => answers.splice(0).map(line),
  }
}

function line(answer: ListenResponse): string {
  const { targetChange, documentChange, documentDelete, documentRemove, filter } = answer
  const short = (name = '') => name.replace(`${database}/documents/`, '')
  if (documentChange) return `+${short(documentChange.document.name)} [${documentChange.targetIds}]`
  if (documentDelete) return `-${short(documentDelete.document)} [${documentDelete.removedTargetIds}]`
  if (documentRemove) return `~${short(documentRemove.document)} [${documentRemove.removedTargetIds}]`
  if (filter) return `filter ${filter.targetId}: ${filter.count}`
  const { targetChangeType = 'NO_CHANGE', targetIds, cause } = targetChange ?? {}
  if (targetIds === undefined) return targetChangeType === 'NO_CHANGE' ? 'snapshot' : targetChangeType
  return `${targetChangeType} ${targetIds}${cause ? ` (${cause.code})` : ''}`
}

const queryTarget = (targetId: number, structuredQuery: StructuredQuery, rest: Partial<Target> = {}): Target => ({
  targetId,
  query: { parent: `${database}/documents`, structuredQuery },
  ...rest,
})
const all: StructuredQuery = { from: [{ collectionId: 'c' }] }
const topTwo: StructuredQuery = { ...all, orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }], limit: 2 }
const documentTarget = (targetId: number, ...paths: string[]): Target => ({
  targetId,
  documents: { documents: paths.map(nameOf) },
})
const lastToken = (answers: ListenResponse[]) => answers.at(-1)?.targetChange?.resumeToken ?? ''

describe('Listen', () => {
  test('a query starts with ADD, its documents, CURRENT and a snapshot, then follows commits', async () => {
    const engine = memoryEngine()
    await write(engine, set('c/a'), set('d/x'))
    const stream = open(engine)
    stream.add(queryTarget(2, all))
    expect(stream.take()).toEqual(['ADD 2', '+c/a [2]', 'CURRENT 2', 'snapshot'])
    await write(engine, set('c/b'), set('c/a', { n: integer(1) }), set('d/y'))
    expect(stream.take()).toEqual(['+c/b [2]', '+c/a [2]', 'snapshot'])
    await write(engine, remove('c/a'))
    expect(stream.take()).toEqual(['-c/a [2]', 'snapshot'])
    await write(engine, set('d/z'))
    expect(stream.take()).toEqual([])
  })

  test('a row is removed when it stops matching, and added when it matches again', async () => {
    const engine = memoryEngine()
    const stream = open(engine)
    const value = integer(1)
    stream.add(queryTarget(2, { ...all, where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value } } }))
    stream.take()
    await write(engine, set('c/a', { n: value }))
    await write(engine, set('c/a', { n: integer(2) }))
    await write(engine, set('c/a', { n: integer(3) }))
    await write(engine, set('c/a', { n: value }))
    expect(stream.take()).toEqual(['+c/a [2]', 'snapshot', '~c/a [2]', 'snapshot', '+c/a [2]', 'snapshot'])
  })

  test('a limited query removes rows that are pushed out and refills itself', async () => {
    const engine = memoryEngine()
    await write(engine, set('c/one', { n: integer(1) }), set('c/two', { n: integer(2) }))
    const stream = open(engine)
    stream.add(queryTarget(2, topTwo))
    expect(stream.take()).toEqual(['ADD 2', '+c/two [2]', '+c/one [2]', 'CURRENT 2', 'snapshot'])
    await write(engine, set('c/three', { n: integer(3) }))
    expect(stream.take()).toEqual(['~c/one [2]', '+c/three [2]', 'snapshot'])
    await write(engine, remove('c/two'))
    expect(stream.take()).toEqual(['-c/two [2]', '+c/one [2]', 'snapshot'])
    await write(engine, set('c/zero', { n: integer(0) }))
    expect(stream.take()).toEqual([])
  })

  test('a window behind an offset moves when a skipped row is deleted', async () => {
    const engine = memoryEngine()
    await write(engine, set('c/a'), set('c/b'), set('c/c'))
    const stream = open(engine)
    stream.add(queryTarget(2, { ...all, offset: 1, limit: 1 }))
    expect(stream.take()).toEqual(['ADD 2', '+c/b [2]', 'CURRENT 2', 'snapshot'])
    await write(engine, remove('c/a'))
    expect(stream.take()).toEqual(['~c/b [2]', '+c/c [2]', 'snapshot'])
  })

  test('a missing document needs no message until it exists', async () => {
    const engine = memoryEngine()
    const stream = open(engine)
    stream.add(documentTarget(4, 'c/x'))
    expect(stream.take()).toEqual(['ADD 4', 'CURRENT 4', 'snapshot'])
    await write(engine, set('c/x'))
    await write(engine, remove('c/x'))
    expect(stream.take()).toEqual(['+c/x [4]', 'snapshot', '-c/x [4]', 'snapshot'])
  })

  test('several targets share one snapshot per commit', async () => {
    const engine = memoryEngine()
    const stream = open(engine)
    stream.add(queryTarget(2, all))
    stream.add(documentTarget(4, 'c/x'))
    stream.take()
    await write(engine, set('c/x'))
    expect(stream.take()).toEqual(['+c/x [2]', '+c/x [4]', 'snapshot'])
    stream.handle({ removeTarget: 2 })
    await write(engine, set('c/x', { n: integer(1) }))
    expect(stream.take()).toEqual(['REMOVE 2', '+c/x [4]', 'snapshot'])
  })

  test('read times never decrease, and a snapshot is not before its commit', async () => {
    const engine = memoryEngine()
    const stream = open(engine)
    stream.add(queryTarget(2, all))
    const { commitTime } = await write(engine, set('c/a'))
    stream.add(documentTarget(4, 'c/a'))
    const times = stream.answers.flatMap(({ targetChange }) => targetChange?.readTime ?? [])
    expect([...times].sort()).toEqual(times)
    expect(times.filter((time) => time >= commitTime).length).toBeGreaterThan(1)
  })

  test('a projection is applied to the documents sent', async () => {
    const engine = memoryEngine()
    await write(engine, set('c/a', { n: integer(1), m: integer(2) }))
    const stream = open(engine)
    stream.add(queryTarget(2, { ...all, select: { fields: [{ fieldPath: 'n' }] } }))
    expect(stream.answers[1]?.documentChange?.document.fields).toEqual({ n: integer(1) })
  })

  test('a target with `once` is removed as soon as it is current', async () => {
    const engine = memoryEngine()
    await write(engine, set('c/a'))
    const stream = open(engine)
    stream.add(queryTarget(2, all, { once: true }))
    expect(stream.take()).toEqual(['ADD 2', '+c/a [2]', 'CURRENT 2', 'snapshot', 'REMOVE 2'])
    await write(engine, set('c/b'))
    expect(stream.take()).toEqual([])
  })

  test('a closed stream sends nothing', async () => {
    const engine = memoryEngine()
    const stream = open(engine)
    stream.add(queryTarget(2, all))
    stream.close()
    stream.take()
    await write(engine, set('c/a'))
    expect(stream.take()).toEqual([])
  })

  test('an idle stream gets two snapshots a minute', () => {
    vi.useFakeTimers()
    try {
      const stream = open(memoryEngine())
      stream.add(queryTarget(2, all))
      stream.take()
      vi.advanceTimersByTime(60_000)
      expect(stream.take()).toEqual(['snapshot', 'snapshot'])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('Listen, resumed', () => {
  test('a query gets the changes since its token and the number of rows', async () => {
    const engine = memoryEngine()
    await write(engine, set('c/a'), set('c/b'), set('c/gone'))
    const before = open(engine)
    before.add(queryTarget(2, all))
    const resumeToken = lastToken(before.answers)
    await write(engine, set('c/b', { n: integer(1) }), remove('c/gone'))
    const stream = open(engine)
    stream.add(queryTarget(2, all, { resumeToken, expectedCount: 3 }))
    expect(stream.take()).toEqual(['ADD 2', '+c/b [2]', 'filter 2: 2', 'CURRENT 2', 'snapshot'])
  })

  test('a limited query is reset, as rows may have entered it without changing', async () => {
    const engine = memoryEngine()
    await write(engine, set('c/one', { n: integer(1) }))
    const before = open(engine)
    before.add(queryTarget(2, topTwo))
    const stream = open(engine)
    stream.add(queryTarget(2, topTwo, { resumeToken: lastToken(before.answers) }))
    expect(stream.take()).toEqual(['ADD 2', 'RESET 2', '+c/one [2]', 'CURRENT 2', 'snapshot'])
  })

  test.each([Buffer.from('2999-01-01T00:00:00.000000Z').toString('base64'), 'bm9uc2Vuc2U='])(
    'the token %s, which is not from this history, resets the query',
    async (resumeToken) => {
      const engine = memoryEngine()
      await write(engine, set('c/a'))
      const stream = open(engine)
      stream.add(queryTarget(2, all, { resumeToken }))
      expect(stream.take()).toEqual(['ADD 2', 'RESET 2', '+c/a [2]', 'CURRENT 2', 'snapshot'])
    },
  )

  test('a document deleted meanwhile is reported, and an unchanged one is not sent', async () => {
    const engine = memoryEngine()
    await write(engine, set('c/a'), set('c/gone'))
    const before = open(engine)
    before.add(documentTarget(4, 'c/a', 'c/gone'))
    const resumeToken = lastToken(before.answers)
    await write(engine, remove('c/gone'))
    const stream = open(engine)
    stream.add({ ...documentTarget(4, 'c/a', 'c/gone'), resumeToken })
    expect(stream.take()).toEqual(['ADD 4', '-c/gone [4]', 'CURRENT 4', 'snapshot'])
  })
})

describe('Listen under rules', () => {
  test('a denied target is removed with its cause, and the others continue', async () => {
    const engine = memoryEngine(rulesOf('match /c/{id} { allow read: if request.auth.uid == "alice"; }'))
    const stream = open(engine, user('alice'))
    stream.add(queryTarget(2, { from: [{ collectionId: 'secret' }] }))
    stream.add(queryTarget(4, all))
    expect(stream.take()).toEqual(['REMOVE 2 (7)', 'ADD 4', 'CURRENT 4', 'snapshot'])
  })

  test('a change after which the rules deny a document ends its listener', async () => {
    const engine = memoryEngine(rulesOf('match /c/{id} { allow get: if resource == null || resource.data.n == 1; }'))
    const stream = open(engine, user('alice'))
    stream.add(documentTarget(4, 'c/x'))
    await write(engine, set('c/x', { n: integer(1) }))
    expect(stream.take()).toEqual(['ADD 4', 'CURRENT 4', 'snapshot', '+c/x [4]', 'snapshot'])
    await write(engine, set('c/x', { n: integer(2) }))
    await write(engine, set('c/x', { n: integer(1) }))
    expect(stream.take()).toEqual(['REMOVE 4 (7)', 'snapshot'])
  })

  test('new rules are applied to every open target', () => {
    const engine = memoryEngine()
    const [signedIn, owner] = [open(engine, user('alice')), open(engine)]
    for (const stream of [signedIn, owner]) {
      stream.add(queryTarget(2, all))
      stream.take()
    }
    engine.setRules('p', rulesOf('match /c/{id} { allow get; }'), 'new.rules')
    expect([signedIn.take(), owner.take()]).toEqual([['REMOVE 2 (7)'], []])
  })

  test('targets are evaluated again when a document that a rule reads changes', async () => {
    const engine = memoryEngine(
      rulesOf('match /c/{id} { allow read: if exists(/databases/$(db)/documents/members/$(request.auth.uid)); }'),
    )
    await write(engine, set('members/alice'))
    const stream = open(engine, user('alice'))
    stream.add(queryTarget(2, all))
    stream.add(documentTarget(4, 'c/x'))
    stream.take()
    await write(engine, set('elsewhere/x'))
    expect(stream.take()).toEqual([])
    await write(engine, remove('members/alice'))
    expect(stream.take()).toEqual(['REMOVE 2 (7)', 'REMOVE 4 (7)'])
  })
})

describe('Listen, rejected requests', () => {
  test('an invalid target is removed without ending the stream', () => {
    const stream = open(memoryEngine())
    stream.add(queryTarget(2, { ...all, limit: -1 }))
    stream.add({ targetId: 4 })
    stream.add({ targetId: 6, documents: { documents: ['elsewhere'] } })
    stream.add({ targetId: 8, documents: { documents: [nameOf('c/a'), nameOf('c/a').replace('/p/', '/q/')] } })
    expect(stream.take()).toEqual(['REMOVE 2 (3)', 'REMOVE 4 (3)', 'REMOVE 6 (3)', 'REMOVE 8 (3)'])
  })

  test('a request without a target or with id 0 throws', () => {
    const stream = open(memoryEngine())
    expect(() => stream.handle({})).toThrow('adds or removes a target')
    expect(() => stream.add(queryTarget(0, all))).toThrow('above zero')
  })
})
