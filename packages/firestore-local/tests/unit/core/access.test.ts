import { describe, expect, it } from 'vitest'
import type { RulesQuery, RulesRequest } from '../../../src/rules/contract.ts'
import {
  admin,
  alice,
  commit,
  guest,
  merge,
  nameOf,
  remove,
  rulesOf,
  set,
  startEngine,
  statusOf,
} from './engine-fixture.ts'
import { db, int, root, text } from './values-fixture.ts'

/** Creates an engine whose rules record every request and refuse those about `secret`. */
function watched() {
  const requests: (RulesRequest | RulesQuery)[] = []
  const rules = rulesOf((question) => {
    requests.push(question)
    const about = 'path' in question ? question.path : (question.query.from?.[0]?.collectionId ?? '')
    return about.startsWith('secret') ? 'line 7 refuses it' : null
  })
  return { ...startEngine(rules), requests }
}

const refusal = 'PERMISSION_DENIED: Missing or insufficient permissions. line 7 refuses it'

describe('rules', () => {
  it('are not evaluated for the admin', async () => {
    const { engine, requests } = watched()
    await commit(engine, [set('secret/a')])
    await engine.getDocument(nameOf('secret/a'), {}, admin)
    engine.listDocuments({ parent: root, collectionId: 'secret' }, admin)
    expect(requests).toEqual([])
  })

  it('guard every kind of read, including of missing documents', async () => {
    const { engine } = watched()
    await commit(engine, [set('secret/a'), set('open/a')])
    const structuredQuery = { from: [{ collectionId: 'secret' }] }
    const both = [nameOf('open/a'), nameOf('secret/none')]
    const reads = [
      engine.getDocument(nameOf('secret/none'), {}, alice),
      engine.batchGet({ database: db, documents: both }, alice),
      engine.runQuery({ parent: root, structuredQuery }, alice),
      engine.runAggregationQuery(
        { parent: root, structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] } },
        alice,
      ),
    ]
    for (const read of reads) expect(await statusOf(read)).toBe(refusal)
    expect(() => engine.listDocuments({ parent: root, collectionId: 'secret' }, guest)).toThrow('line 7')
    expect(() => engine.listCollectionIds({ parent: root }, alice)).toThrow('admin only')
    expect(await statusOf(engine.getDocument(nameOf('open/a'), {}, guest))).toBe('OK')
  })

  it('guard every kind of write; a denied write fails the whole commit', async () => {
    const { engine } = watched()
    await commit(engine, [set('secret/a', { n: int(1) })])
    const transform = { document: nameOf('secret/a'), fieldTransforms: [{ fieldPath: 'n', increment: int(1) }] }
    const writes = [set('secret/b'), merge('secret/a', {}, 'n'), remove('secret/a'), { transform }]
    for (const write of [...writes, { verify: nameOf('secret/a'), currentDocument: { exists: true } }]) {
      expect(await statusOf(commit(engine, [set('open/a'), write], alice))).toBe(refusal)
      expect(await statusOf(engine.getDocument(nameOf('open/a'), {}, admin))).toMatch(/^NOT_FOUND/)
    }
    const { status } = await engine.batchWrite({ database: db, writes: [set('secret/z'), set('open/z')] }, alice)
    expect(status.map(({ code }) => code)).toEqual([7, undefined])
  })

  it('get resolved masks and transforms, the caller, and the time that REQUEST_TIME writes', async () => {
    const { engine, requests } = watched()
    await commit(engine, [set('open/a', { n: int(1), keep: text('k') })])
    const updateTransforms = [
      { fieldPath: 'n', increment: int(4) },
      { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' as const },
    ]
    await commit(
      engine,
      [{ ...merge('open/a', { m: int(2) }, 'm'), updateTransforms }, set('open/new'), remove('open/x')],
      alice,
    )
    const [update, create, removal] = requests as RulesRequest[]
    expect(update).toMatchObject({ method: 'update', path: 'open/a', database: db, auth: { uid: 'alice' } })
    expect(update?.resource?.fields).toEqual({ n: int(1), keep: text('k') })
    const at = { timestampValue: update?.time }
    expect(update?.newResource?.fields).toEqual({ n: int(5), keep: text('k'), m: int(2), at })
    expect([create?.method, create?.resource, removal?.method, removal?.newResource]).toEqual([
      'create',
      null,
      'delete',
      null,
    ])
  })

  it('can read the database before and after the whole commit', async () => {
    const seen: unknown[] = []
    const rules = rulesOf((_, reader) => {
      seen.push([reader.get('c/b')?.fields?.n, reader.getAfter('c/b')?.fields?.n, reader.getAfter('c/c')?.fields?.n])
      return null
    })
    const { engine } = startEngine(rules)
    await commit(engine, [set('c/b', { n: int(1) }), set('c/c', { n: int(9) })])
    await commit(engine, [set('c/a'), set('c/b', { n: int(2) })], alice)
    const expected = [int(1), int(2), int(9)]
    expect(seen).toEqual([expected, expected])
  })

  it('evaluate a document that is written twice once, with its final fields', async () => {
    const { engine, requests } = watched()
    await commit(engine, [set('open/a', { n: int(1) }), merge('open/a', { m: int(2) }, 'm')], alice)
    expect(requests).toHaveLength(1)
    expect((requests[0] as RulesRequest).newResource?.fields).toEqual({ n: int(1), m: int(2) })
  })

  it('can be replaced for one project, and listeners are notified', async () => {
    const { engine, listen } = startEngine()
    const elsewhere = nameOf('c/a').replace('projects/demo/', 'projects/other/')
    let heard = 0
    const stop = listen.onRulesChange(() => heard++)
    engine.setRules('demo', 'closed today', 'firestore.rules')
    expect(await statusOf(engine.getDocument(nameOf('c/a'), {}, alice))).toMatch(/closed today/)
    expect(() => listen.requireGet(nameOf('c/a'), null, alice)).toThrow('closed today')
    expect(await statusOf(engine.getDocument(elsewhere, {}, alice))).not.toMatch(/closed today/)
    stop()
    engine.setRules('demo', 'again', 'firestore.rules')
    expect(heard).toBe(1)
  })
})
