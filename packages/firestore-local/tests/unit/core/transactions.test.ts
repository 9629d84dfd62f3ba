import { describe, expect, it, vi } from 'vitest'
import type { Clock } from '../../../src/clock.ts'
import type { Engine } from '../../../src/engine.ts'
import type { TransactionOptions } from '../../../src/protocol.ts'
import { Turn, Turns } from '../../../src/store/turns.ts'
import { admin, commit, fieldsOf, nameOf, openRules, remove, set, startEngine, statusOf } from './engine-fixture.ts'
import { db, int, root } from './values-fixture.ts'

/**
 * Begins a transaction with its first read, as the admin SDK does; the first response message is the transaction's id.
 */
async function begin(engine: Engine, paths: string[], options: TransactionOptions = { readWrite: {} }) {
  const request = { database: db, documents: paths.map(nameOf), newTransaction: options }
  const [first, ...answers] = await engine.batchGet(request, admin)
  return { id: first?.transaction ?? '', answers }
}

const countQuery = { from: [{ collectionId: 'c' }] }
const query = (engine: Engine, consistency: object) =>
  engine.runQuery({ parent: root, structuredQuery: countQuery, ...consistency }, admin)

async function increment(engine: Engine, path: string): Promise<void> {
  const { id, answers } = await begin(engine, [path])
  const n = Number(answers[0]?.found?.fields?.n?.integerValue ?? 0)
  await commit(engine, [set(path, { n: int(n + 1) })], admin, id)
}

describe('transactions', () => {
  it('can begin with a read, whose first message contains only the id', async () => {
    const { engine } = startEngine()
    await commit(engine, [set('c/a')])
    const answers = await engine.batchGet({ database: db, documents: [nameOf('c/a')], newTransaction: {} }, admin)
    expect(answers.map((answer) => Object.keys(answer))).toEqual([['transaction'], ['found', 'readTime']])
    const results = await query(engine, { newTransaction: { readWrite: {} } })
    expect(Object.keys(results[0] ?? {})).toEqual(['transaction'])
  })

  it('count 50 parallel increments without one conflict', async () => {
    const { engine } = startEngine()
    await Promise.all(Array.from({ length: 50 }, () => increment(engine, 'c/a')))
    expect(await fieldsOf(engine, 'c/a')).toEqual({ n: int(50) })
  })

  it('run in turn if each adds to what another’s query counts', async () => {
    const { engine } = startEngine()
    const add = async () => {
      const [first, ...results] = await query(engine, { newTransaction: { readWrite: {} } })
      const count = results.filter(({ document }) => document).length
      await commit(engine, [set(`c/${count}`)], admin, first?.transaction)
    }
    await Promise.all(Array.from({ length: 10 }, add))
    expect((await query(engine, {})).length).toBe(10)
  })

  it('make a plain write wait for its turn', async () => {
    const { engine } = startEngine()
    const { id } = await begin(engine, ['c/a'])
    const plain = commit(engine, [set('c/a', { n: int(7) })])
    await commit(engine, [set('c/a', { n: int(1) })], admin, id)
    await plain
    expect(await fieldsOf(engine, 'c/a')).toEqual({ n: int(7) })
  })

  it('abort if a document, missing document or query that they read has changed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { engine } = startEngine()
      await commit(engine, [set('c/a'), set('c/gone')])
      const onDocument = await begin(engine, ['c/a'])
      const onMissing = await begin(engine, ['c/none'])
      const onDeleted = await begin(engine, ['c/gone'])
      const [onQuery] = await query(engine, {
        newTransaction: { readWrite: {} },
        structuredQuery: { from: [{ collectionId: 'd' }] },
      })
      const late = commit(engine, [set('c/a', { n: int(1) }), set('c/none'), remove('c/gone'), set('d/x')])
      // The holders keep it waiting for longer than the time limit, so it goes ahead.
      await vi.advanceTimersByTimeAsync(10_000)
      await late
      for (const id of [onDocument.id, onMissing.id, onDeleted.id, onQuery?.transaction]) {
        expect(await statusOf(commit(engine, [set('e/x')], admin, id))).toMatch(/^ABORTED/)
      }
      expect(await fieldsOf(engine, 'e/x')).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('abort one transaction of a deadlock, so that the other can commit', async () => {
    const { engine } = startEngine()
    const first = await begin(engine, ['c/a'])
    const second = await begin(engine, ['c/b'])
    const waiting = engine.batchGet({ database: db, documents: [nameOf('c/b')], transaction: first.id }, admin)
    const circle = engine.batchGet({ database: db, documents: [nameOf('c/a')], transaction: second.id }, admin)
    expect(await statusOf(circle)).toMatch(/^ABORTED/)
    engine.rollback({ database: db, transaction: second.id })
    await waiting
    expect(await statusOf(commit(engine, [set('c/a'), set('c/b')], admin, first.id))).toBe('OK')
  })

  it('end after a commit, a rollback, a failure or a minute without use', async () => {
    let now = Date.parse('2026-01-01T00:00:00Z')
    const clock: Clock = { now: () => new Date(now).toISOString() }
    const { engine } = startEngine(openRules, clock)
    const ids = await Promise.all(['a', 'b', 'c', 'd'].map(async (id) => (await begin(engine, [`c/${id}`])).id))
    await commit(engine, [], admin, ids[0])
    engine.rollback({ database: db, transaction: ids[1] ?? '' })
    await statusOf(commit(engine, [set('c/c', {}, { currentDocument: { exists: true } })], admin, ids[2]))
    now += 60_001
    for (const id of [...ids, 'unknown']) {
      // The admin SDK retries when it reads these words.
      expect(await statusOf(commit(engine, [], admin, id))).toMatch(/^INVALID_ARGUMENT.*transaction has expired/)
    }
    expect(() => engine.rollback({ database: db, transaction: 'unknown' })).toThrow('Invalid transaction.')
  })

  it('take effect once even if the commit is sent twice', async () => {
    const { engine } = startEngine()
    const { id } = await begin(engine, ['c/other'])
    const more = { updateTransforms: [{ fieldPath: 'n', increment: int(1) }] }
    const outcomes = [1, 2].map(() =>
      statusOf(commit(engine, [set('c/a', {}, { ...more, updateMask: {} })], admin, id)),
    )
    expect((await Promise.all(outcomes)).map((outcome) => outcome.split(':')[0]).sort()).toEqual(['ABORTED', 'OK'])
    expect(await fieldsOf(engine, 'c/a')).toEqual({ n: int(1) })
  })

  it('that are read-only see one point in time throughout', async () => {
    const { engine } = startEngine()
    await commit(engine, [set('c/a', { n: int(1) }), set('c/b')])
    const { id } = await begin(engine, [], { readOnly: {} })
    await commit(engine, [set('c/a', { n: int(2) }), remove('c/b'), set('c/new')])
    await commit(engine, [remove('c/a')])
    const results = await query(engine, { transaction: id })
    expect(results.map(({ document }) => document?.name)).toEqual([nameOf('c/a'), nameOf('c/b')])
    const [a] = await engine.batchGet({ database: db, documents: [nameOf('c/a')], transaction: id }, admin)
    expect(a?.found?.fields).toEqual({ n: int(1) })
    expect(await statusOf(commit(engine, [set('c/x')], admin, id))).toMatch(/^INVALID_ARGUMENT/)
    expect((await query(engine, {})).map(({ document }) => document?.name)).toEqual([nameOf('c/new')])
  })

  it('can read at the current readTime, and reject past and future ones', async () => {
    const { engine } = startEngine()
    const { commitTime } = await commit(engine, [set('c/a')])
    expect(await statusOf(begin(engine, ['c/a'], { readOnly: { readTime: commitTime } }))).toBe('OK')
    expect(await statusOf(query(engine, { readTime: engine.readTime() }))).toBe('OK')
    await commit(engine, [set('c/b')])
    expect(await statusOf(query(engine, { readTime: commitTime }))).toMatch(/^UNIMPLEMENTED: .*readTime/)
    expect(await statusOf(query(engine, { readTime: '2999-01-01T00:00:00Z' }))).toMatch(/^INVALID_ARGUMENT/)
  })
})

describe('turns', () => {
  it('are given to waiters in the order of arrival', async () => {
    const turns = new Turns()
    const first = new Turn()
    await turns.take(first, ['k'])
    const order: number[] = []
    const rest = [1, 2, 3, 4].map(async (n) => {
      const turn = new Turn()
      await turns.take(turn, ['k'])
      order.push(n)
      turns.end(turn)
    })
    expect(order).toEqual([])
    turns.end(first)
    await Promise.all(rest)
    expect(order).toEqual([1, 2, 3, 4])
  })

  it('need no waiting for keys that are free or already held', () => {
    const turns = new Turns()
    const turn = new Turn()
    expect(turns.take(turn, ['a', 'b'])).toBeUndefined()
    expect(turns.take(turn, ['b', 'c'])).toBeUndefined()
    expect(turns.take(null, ['d'])).toBeUndefined()
  })

  it('that end while they wait reject and never hold a key', async () => {
    const turns = new Turns()
    const [first, second] = [new Turn(), new Turn()]
    await turns.take(first, ['k'])
    const waiting = turns.take(second, ['k'])
    turns.end(second)
    turns.end(first)
    await expect(waiting).rejects.toThrow(/ended while it waited/)
    expect(turns.take(new Turn(), ['k'])).toBeUndefined()
  })
})
