import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AuthToken } from '../../../src/engine.ts'
import type { FieldFilterOp, Fields, Filter, StructuredQuery, Value } from '../../../src/protocol.ts'
import { compileRules } from '../../../src/rules/compile.ts'
import type { RulesRequest } from '../../../src/rules/contract.ts'
import { bool, decide, documentAt, int, list, now, readerOf, text, time } from './harness.ts'

const source = readFileSync(new URL('./club.rules', import.meta.url), 'utf8')
const rules = compileRules(source, 'club.rules')
const bob: AuthToken = { uid: 'bob', token: {} }
const admin: AuthToken = { uid: 'root', token: { admin: true } }

const stored: Record<string, Fields> = {
  'members/alice': { name: text('Alice'), plan: text('gold'), joined: time('2025-01-01T00:00:00Z') },
  'members/bob': { name: text('Bob'), plan: text('free'), joined: time('2025-01-01T00:00:00Z') },
  'trips/asia': { owner: text('alice'), visibility: text('private'), shared: list(text('carol')), title: text('Asia') },
  'trips/open': { owner: text('alice'), visibility: text('public'), shared: list() },
}

/** Whether the rules allow a write or read of one document; the stored document is looked up. */
function may(
  method: RulesRequest['method'],
  path: string,
  written: Fields | null = null,
  given: Partial<RulesRequest> = {},
) {
  const before = stored[path]
  const newResource = written && documentAt(path, written)
  const request = { method, path, resource: before ? documentAt(path, before) : null, newResource, ...given }
  const after = { [path]: method === 'delete' ? null : written }
  return decide(rules, request, readerOf(stored, method === 'get' ? {} : after)).allowed
}

const where = (fieldPath: string, op: FieldFilterOp, value: Value): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value },
})

function mayQuery(path: string, query: StructuredQuery = {}, auth: AuthToken | null = bob, allDescendants = false) {
  const segments = path.split('/')
  const collectionId = segments.pop() ?? ''
  const from = [{ collectionId, allDescendants }]
  const question = { database: '(default)', parent: segments.join('/'), query: { from, ...query }, auth, time: now }
  return rules.decideQuery(question, readerOf(stored)).allowed
}

describe('members', () => {
  const self = stored['members/alice'] ?? {}

  it('can read themselves, and admins can read all of them, a hundred at a time', () => {
    expect(may('get', 'members/alice')).toBe(true)
    expect(may('get', 'members/bob')).toBe(false)
    expect(may('get', 'members/bob', null, { auth: admin })).toBe(true)
    expect(may('get', 'members/alice', null, { auth: null })).toBe(false)
    expect(mayQuery('members', { limit: 100 }, admin)).toBe(true)
    expect(mayQuery('members', { limit: 101 }, admin)).toBe(false)
    expect(mayQuery('members', {}, admin)).toBe(false)
    expect(mayQuery('members', { limit: 1 })).toBe(false)
  })

  it('can join only as free members, at the present time, under their own id', () => {
    const joining = { name: text('Al'), plan: text('free'), joined: time(now) }
    const create = (fields: Fields, path = 'members/alice') => may('create', path, fields, { resource: null })
    expect(create(joining)).toBe(true)
    expect(create(joining, 'members/bob')).toBe(false)
    expect(create({ ...joining, plan: text('gold') })).toBe(false)
    expect(create({ ...joining, joined: time('2020-01-01T00:00:00Z') })).toBe(false)
    expect(create({ ...joining, name: text('') })).toBe(false)
    expect(create({ ...joining, name: text('x'.repeat(61)) })).toBe(false)
    expect(create({ ...joining, extra: int(1) })).toBe(false)
  })

  it('can change only their name', () => {
    expect(may('update', 'members/alice', { ...self, name: text('Ally') })).toBe(true)
    expect(may('update', 'members/alice', { ...self, plan: text('silver') })).toBe(false)
    expect(may('update', 'members/alice', { name: text('Ally') })).toBe(false)
    expect(may('delete', 'members/alice')).toBe(false)
  })
})

describe('alerts', () => {
  const alert = { route: text('SYD-SIN'), seats: int(2), until: time('2026-12-01T00:00:00Z') }
  const create = (fields: Fields, uid = 'alice') =>
    may('create', `members/${uid}/alerts/a1`, fields, { auth: { uid, token: {} } })

  it('are validated field by field', () => {
    expect(create(alert)).toBe(true)
    expect(create({ ...alert, note: text('window') })).toBe(true)
    expect(create({ ...alert, note: text('') })).toBe(false)
    expect(create({ ...alert, route: text('SYD-SIN ') })).toBe(false)
    expect(create({ ...alert, seats: { doubleValue: 2 } })).toBe(false)
    expect(create({ ...alert, until: time('2027-12-01T00:00:00Z') })).toBe(false)
    expect(create({ route: text('SYD-SIN'), seats: int(2) })).toBe(false)
  })

  it('depend on the plan, which is in another document', () => {
    expect(create({ ...alert, seats: int(9) })).toBe(true)
    expect(create({ ...alert, seats: int(10) })).toBe(false)
    expect(create(alert, 'bob')).toBe(false)
    expect(create({ ...alert, seats: int(1) }, 'bob')).toBe(true)
    expect(create({ ...alert, seats: int(1) }, 'nobody')).toBe(false)
  })

  it('can be listed only by their owner', () => {
    expect(mayQuery('members/bob/alerts')).toBe(true)
    expect(mayQuery('members/alice/alerts')).toBe(false)
    expect(mayQuery('alerts', {}, bob, true)).toBe(false)
  })
})

describe('trips', () => {
  const asia = stored['trips/asia'] ?? {}

  it('can be read by the owner, by those they are shared with, or by everyone if public', () => {
    const as = (uid: string | null, path: string) => may('get', path, null, { auth: uid ? { uid, token: {} } : null })
    expect(['alice', 'carol', 'bob', null].map((uid) => as(uid, 'trips/asia'))).toEqual([true, true, false, false])
    expect([as('bob', 'trips/open'), as(null, 'trips/open'), as('bob', 'trips/none')]).toEqual([true, true, false])
  })

  it('can be queried only by filters that make them readable', () => {
    expect(mayQuery('trips')).toBe(false)
    expect(mayQuery('trips', { where: where('visibility', 'EQUAL', text('public')) }, null)).toBe(true)
    expect(mayQuery('trips', { where: where('owner', 'EQUAL', text('bob')) })).toBe(true)
    expect(mayQuery('trips', { where: where('owner', 'EQUAL', text('alice')) })).toBe(false)
    expect(mayQuery('trips', { where: where('shared', 'ARRAY_CONTAINS', text('bob')) })).toBe(true)
    const mine = [where('owner', 'EQUAL', text('bob')), where('shared', 'ARRAY_CONTAINS', text('bob'))]
    expect(mayQuery('trips', { where: { compositeFilter: { op: 'OR', filters: mine } } })).toBe(true)
  })

  it('can be changed only by their owner, and never be given to another owner', () => {
    expect(may('update', 'trips/asia', { ...asia, title: text('Far East') })).toBe(true)
    expect(may('update', 'trips/asia', { ...asia, title: text('Mine') }, { auth: bob })).toBe(false)
    expect(may('update', 'trips/asia', { ...asia, owner: text('bob') })).toBe(false)
    expect(may('delete', 'trips/asia')).toBe(true)
  })

  it('have legs with the trip’s permissions, even if the trip is created in the same batch', () => {
    expect(mayQuery('trips/open/legs')).toBe(true)
    expect(mayQuery('trips/asia/legs')).toBe(false)
    const leg = { resource: null, newResource: documentAt('trips/new/legs/l1', {}), auth: bob }
    const write = { method: 'create' as const, path: 'trips/new/legs/l1', ...leg }
    expect(decide(rules, write, readerOf(stored)).allowed).toBe(false)
    expect(decide(rules, write, readerOf(stored, { 'trips/new': { owner: text('bob') } })).allowed).toBe(true)
  })
})

describe('reviews and fares', () => {
  it('reviews can be queried across trips by author or by marks', () => {
    const good = where('marks', 'GREATER_THAN', int(4))
    expect(mayQuery('reviews', { where: good }, null, true)).toBe(true)
    expect(mayQuery('reviews', { where: where('author', 'EQUAL', text('bob')) }, bob, true)).toBe(true)
    expect(mayQuery('reviews', { where: where('author', 'EQUAL', text('alice')) }, bob, true)).toBe(false)
    expect(mayQuery('trips/asia/reviews', { where: good })).toBe(true)
    expect(mayQuery('reviews', {}, bob, true)).toBe(false)
  })

  it('fares can be queried only while they are valid', () => {
    const published = where('published', 'EQUAL', bool(true))
    const until = (value: string): Filter => ({
      compositeFilter: { op: 'AND', filters: [published, where('validTo', 'GREATER_THAN', time(value))] },
    })
    expect(mayQuery('fares', { where: until(now) })).toBe(true)
    expect(mayQuery('fares', { where: until('2026-01-01T00:00:00Z') })).toBe(false)
    expect(mayQuery('fares', { where: published })).toBe(false)
  })
})
