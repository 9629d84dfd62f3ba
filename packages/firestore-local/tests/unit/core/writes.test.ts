import { describe, expect, it } from 'vitest'
import type { FieldTransform, Value, Write } from '../../../src/protocol.ts'
import { admin, commit, fieldsOf, merge, nameOf, remove, set, startEngine, statusOf } from './engine-fixture.ts'
import { bool, db, double, int, list, map, nan, nul, root, text } from './values-fixture.ts'

const read = async (engine: ReturnType<typeof startEngine>['engine'], path: string) =>
  engine.getDocument(nameOf(path), {}, admin)

describe('commit', () => {
  it('creates, replaces and deletes, with increasing times', async () => {
    const { engine } = startEngine()
    const first = await commit(engine, [set('c/a', { n: int(1), old: bool(true) })])
    const created = await read(engine, 'c/a')
    expect(created).toEqual({
      name: nameOf('c/a'),
      fields: { n: int(1), old: bool(true) },
      createTime: first.commitTime,
      updateTime: first.commitTime,
    })
    const second = await commit(engine, [set('c/a', { n: int(2) })])
    expect(second.commitTime > first.commitTime).toBe(true)
    expect(second.writeResults).toEqual([{ updateTime: second.commitTime }])
    const replaced = { ...created, fields: { n: int(2) }, updateTime: second.commitTime }
    expect(await read(engine, 'c/a')).toEqual(replaced)
    expect((await commit(engine, [remove('c/a'), remove('c/a')])).writeResults).toEqual([{}, {}])
    expect(await statusOf(read(engine, 'c/a'))).toMatch(/^NOT_FOUND/)
  })

  it('merges the fields in the mask, and deletes those without a value', async () => {
    const { engine } = startEngine()
    await commit(engine, [set('c/a', { keep: int(1), drop: int(2), m: map({ x: int(3), y: int(4) }) })])
    const fields = { keep: int(9), 'odd.name': text('o'), m: map({ x: int(5) }) }
    await commit(engine, [merge('c/a', fields, 'drop', 'm.x', '`odd.name`', 'm.gone')])
    expect(await fieldsOf(engine, 'c/a')).toEqual({
      keep: int(1),
      m: map({ x: int(5), y: int(4) }),
      'odd.name': text('o'),
    })
    await commit(engine, [merge('c/new', { a: map({ b: int(1) }) }, 'a.b')])
    expect(await fieldsOf(engine, 'c/new')).toEqual({ a: map({ b: int(1) }) })
  })

  it('keeps updateTime and notifies no one if a write changes nothing', async () => {
    const { engine, listen } = startEngine()
    const { commitTime } = await commit(engine, [set('c/a', { n: int(1), m: map({ x: nul, y: nul }) })])
    const commits: unknown[] = []
    listen.onCommit((each) => commits.push(each))
    const again = await commit(engine, [set('c/a', { m: map({ y: nul, x: nul }), n: int(1) })])
    expect(again.writeResults).toEqual([{ updateTime: commitTime }])
    expect(commits).toEqual([])
    await commit(engine, [set('c/a', { n: double(1), m: map({ x: nul, y: nul }) })])
    expect(commits).toHaveLength(1)
  })

  it.each<[string, Write, string]>([
    ['exists: true on none', set('c/none', {}, { currentDocument: { exists: true } }), 'NOT_FOUND'],
    ['deleting none that must exist', remove('c/none', { currentDocument: { exists: true } }), 'NOT_FOUND'],
    ['exists: false on one', set('c/a', {}, { currentDocument: { exists: false } }), 'ALREADY_EXISTS'],
    [
      'another updateTime',
      set('c/a', {}, { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }),
      'FAILED_PRECONDITION',
    ],
    [
      'an updateTime on none',
      set('c/none', {}, { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }),
      'FAILED_PRECONDITION',
    ],
    ['a verify that fails', { verify: nameOf('c/none'), currentDocument: { exists: true } }, 'NOT_FOUND'],
    ['a collection for a document', set('c'), 'INVALID_ARGUMENT'],
    ['a reserved id', set('c/__x__'), 'INVALID_ARGUMENT'],
    ['another database', { delete: 'projects/demo/databases/other/documents/c/a' }, 'INVALID_ARGUMENT'],
    ['no operation', {}, 'INVALID_ARGUMENT'],
    ['two operations', { delete: nameOf('c/a'), update: { name: nameOf('c/a') } }, 'INVALID_ARGUMENT'],
    ['2 MiB', set('c/big', { big: text('x'.repeat(2 ** 21)) }), 'INVALID_ARGUMENT'],
    ['a broken mask', merge('c/a', {}, 'a..b'), 'INVALID_ARGUMENT'],
  ])('fails as a whole: %s', async (_, write, status) => {
    const { engine } = startEngine()
    await commit(engine, [set('c/a', { n: int(1) })])
    expect(await statusOf(commit(engine, [set('c/other'), write]))).toMatch(new RegExp(`^${status}:`))
    expect(await fieldsOf(engine, 'c/other')).toBeUndefined()
    expect(await fieldsOf(engine, 'c/a')).toEqual({ n: int(1) })
  })

  it('compares the updateTime of a precondition to the microsecond, in any notation', async () => {
    const { engine } = startEngine()
    const { commitTime } = await commit(engine, [set('c/a')])
    const updateTime = commitTime.replace('Z', '000Z')
    const update = set('c/a', { n: int(1) }, { currentDocument: { updateTime } })
    expect(await statusOf(commit(engine, [update]))).toBe('OK')
    expect(await statusOf(commit(engine, [update]))).toMatch(/^FAILED_PRECONDITION/)
  })

  it('applies several writes to one document in order, as one change', async () => {
    const { engine, listen } = startEngine()
    const changes: unknown[] = []
    listen.onCommit((each) => changes.push(...each.changes))
    const writes = [set('c/a', { n: int(1) }), merge('c/a', { m: int(2) }, 'm'), remove('c/b')]
    await commit(engine, writes)
    expect(await fieldsOf(engine, 'c/a')).toEqual({ n: int(1), m: int(2) })
    expect(changes).toHaveLength(1)
  })

  it('accepts more than 500 writes, and 10 MB but not 11', async () => {
    const { engine } = startEngine()
    const many = Array.from({ length: 1200 }, (_, index) => set(`c/${index}`, { index: int(index) }))
    expect((await commit(engine, many)).writeResults).toHaveLength(1200)
    const big = (count: number) => Array.from({ length: count }, (_, n) => set(`d/${n}`, { x: text('x'.repeat(1e6)) }))
    expect(await statusOf(commit(engine, big(10)))).toBe('OK')
    expect(await statusOf(commit(engine, big(11)))).toMatch(/^INVALID_ARGUMENT: Request payload size/)
  })
})

describe('field transforms', () => {
  async function transformed(before: Value | undefined, transform: Omit<FieldTransform, 'fieldPath'>) {
    const { engine } = startEngine()
    await commit(engine, [set('c/a', before ? { m: map({ f: before }) } : {})])
    const write = { ...merge('c/a', {}), updateTransforms: [{ fieldPath: 'm.f', ...transform }] }
    const { writeResults } = await commit(engine, [write])
    const fields = await fieldsOf(engine, 'c/a')
    return { value: fields?.m?.mapValue?.fields?.f, result: writeResults?.[0]?.transformResults?.[0] }
  }
  const max = 2n ** 63n - 1n

  it.each<[string, Value | undefined, Omit<FieldTransform, 'fieldPath'>, Value]>([
    ['increment of nothing', undefined, { increment: int(5) }, int(5)],
    ['increment of a string', text('x'), { increment: int(5) }, int(5)],
    ['integer + integer', int(2n ** 53n), { increment: int(1) }, int(2n ** 53n + 1n)],
    ['integer + double', int(1), { increment: double(1) }, double(2)],
    ['double + integer', double(1.5), { increment: int(1) }, double(2.5)],
    ['beyond the largest', int(max - 1n), { increment: int(5) }, int(max)],
    ['beyond the smallest', int(-max), { increment: int(-5) }, int(-(2n ** 63n))],
    ['maximum, larger', int(1), { maximum: double(1.5) }, double(1.5)],
    ['maximum, equal keeps what is stored', int(3), { maximum: double(3) }, int(3)],
    ['maximum of zeros keeps what is stored', double(-0), { maximum: int(0) }, double(-0)],
    ['maximum with NaN', int(3), { maximum: nan }, nan],
    ['maximum of NaN', nan, { maximum: int(3) }, nan],
    ['maximum of nothing', undefined, { maximum: int(-3) }, int(-3)],
    ['minimum', int(3), { minimum: int(2) }, int(2)],
    ['minimum with NaN', int(3), { minimum: nan }, nan],
    ['minimum, not smaller', double(2.5), { minimum: int(3) }, double(2.5)],
  ])('%s', async (_, before, transform, value) => {
    expect(await transformed(before, transform)).toEqual({ value, result: value })
  })

  it('adds to and removes from arrays, treating equal numbers as the same', async () => {
    const values = (...items: Value[]) => ({ values: items })
    const union = await transformed(list(int(1), nan), {
      appendMissingElements: values(double(1), nan, int(2), int(2)),
    })
    expect(union).toEqual({ value: list(int(1), nan, int(2)), result: nul })
    const without = await transformed(list(int(1), int(2), double(1)), { removeAllFromArray: values(int(1)) })
    expect(without).toEqual({ value: list(int(2)), result: nul })
    expect((await transformed(int(7), { removeAllFromArray: values(int(1)) })).value).toEqual(list())
  })

  it('sets the same request time, to the millisecond, in every field', async () => {
    const { engine } = startEngine()
    const stamp = (fieldPath: string): FieldTransform => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })
    const writes = [
      { ...set('c/a', { n: int(1) }), updateTransforms: [stamp('at'), stamp('m.at')] },
      { transform: { document: nameOf('c/b'), fieldTransforms: [stamp('at')] } },
    ]
    const { commitTime, writeResults } = await commit(engine, writes)
    const at = { timestampValue: `${commitTime.slice(0, 23)}000Z` }
    expect(await fieldsOf(engine, 'c/a')).toEqual({ n: int(1), at, m: map({ at }) })
    expect(await fieldsOf(engine, 'c/b')).toEqual({ at })
    expect(writeResults?.map((result) => result.transformResults)).toEqual([[at, at], [at]])
  })

  it.each<[Omit<FieldTransform, 'fieldPath'>]>([
    [{ increment: text('x') }],
    [{}],
    [{ appendMissingElements: { values: [list(int(1))] } }],
  ])('rejects %j', async (transform) => {
    expect(await statusOf(transformed(int(1), transform))).toMatch(/^INVALID_ARGUMENT/)
  })
})

describe('batchWrite', () => {
  it('lets each write succeed or fail separately', async () => {
    const { engine } = startEngine()
    const writes = [set('c/a'), set('c/b', {}, { currentDocument: { exists: true } }), set('c/c')]
    const { status, writeResults } = await engine.batchWrite({ database: db, writes }, admin)
    expect(status.map(({ code }) => code)).toEqual([undefined, 5, undefined])
    expect(writeResults.map(({ updateTime }) => updateTime !== undefined)).toEqual([true, false, true])
    expect(await fieldsOf(engine, 'c/c')).toEqual({})
  })

  it('rejects two writes to one document', async () => {
    const { engine } = startEngine()
    const batch = engine.batchWrite({ database: db, writes: [set('c/a'), remove('c/a')] }, admin)
    expect(await statusOf(batch)).toMatch(/^INVALID_ARGUMENT/)
  })
})

describe('clear', () => {
  it('empties one database and keeps the others', async () => {
    const { engine, listen } = startEngine()
    const other = 'projects/demo/databases/other'
    await commit(engine, [set('c/a'), set('c/a/d/b')])
    await engine.commit({ database: other, writes: [{ update: { name: `${other}/documents/c/a` } }] }, admin)
    const deleted: string[] = []
    listen.onCommit(({ changes }) => deleted.push(...changes.map(({ name }) => name)))
    await engine.clear(db)
    expect(deleted.sort()).toEqual([`${root}/c/a`, `${root}/c/a/d/b`])
    expect(await fieldsOf(engine, 'c/a')).toBeUndefined()
    expect(listen.get(`${other}/documents/c/a`)).not.toBeNull()
  })
})
