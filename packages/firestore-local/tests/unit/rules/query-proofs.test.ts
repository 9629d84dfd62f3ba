import { describe, expect, it } from 'vitest'
import type { FieldFilterOp, Filter, StructuredQuery, Value } from '../../../src/protocol.ts'
import {
  bool,
  decideQuery,
  double,
  int,
  list,
  map,
  nothing,
  now,
  readerOf,
  root,
  rulesOf,
  text,
  time,
} from './harness.ts'

const where = (fieldPath: string, op: FieldFilterOp, value: Value): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value },
})
const unary = (fieldPath: string, op: NonNullable<Filter['unaryFilter']>['op']): Filter => ({
  unaryFilter: { field: { fieldPath }, op },
})
const and = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'AND', filters } })
const or = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'OR', filters } })
const idIs = (id: string) => where('__name__', 'EQUAL', { referenceValue: `${root}/things/${id}` })
const ascending = (fieldPath: string) => [{ field: { fieldPath } }]

const verdict = (condition: string, query: StructuredQuery) =>
  decideQuery(rulesOf(`match /things/{id} { allow list: if ${condition}; }`), query)
const allows = (condition: string, filter?: Filter) => verdict(condition, filter ? { where: filter } : {}).allowed

const author = 'resource.data.author == request.auth.uid'
const isAlice = where('author', 'EQUAL', text('alice'))

describe('a query is allowed if its filters prove the rule', () => {
  it.each<[string, Filter | undefined]>([
    ['true', undefined],
    ['request.auth != null && resource != null', undefined],
    ['request.time > timestamp.date(2020, 1, 1) && request.method == "list"', undefined],
    [author, isAlice],
    ["resource['data']['author'] == request['auth'].uid && debug(request).method == 'list'", isAlice],
    [`${author} || resource.data.published == true`, isAlice],
    [`resource.data.published == true || ${author}`, isAlice],
    [`${author} && resource.data.n > 5`, and(isAlice, where('n', 'GREATER_THAN', int(10)))],
    ['request.auth.uid == resource.data.author', isAlice],
    ['resource.data.published', where('published', 'EQUAL', bool(true))],
    ['!resource.data.hidden', where('hidden', 'EQUAL', bool(false))],
    ['resource.data.flag is bool', where('flag', 'GREATER_THAN_OR_EQUAL', bool(false))],
    ['resource.data.visibility in ["public", "members"]', where('visibility', 'EQUAL', text('public'))],
    ['resource.data.v in ["public", "members"]', where('v', 'IN', list(text('public'), text('members')))],
    ['!(resource.data.v in ["secret"])', where('v', 'NOT_IN', list(text('secret'), text('other')))],
    ['resource.data.v != "secret"', where('v', 'NOT_EQUAL', text('secret'))],
    ['resource.data.n > 5', where('n', 'GREATER_THAN', int(10))],
    ['resource.data.n > 5', where('n', 'GREATER_THAN', int(5))],
    ['resource.data.n >= 5', where('n', 'GREATER_THAN_OR_EQUAL', double(5))],
    ['resource.data.n > 5 && resource.data.n != 5', where('n', 'GREATER_THAN_OR_EQUAL', double(5.5))],
    ['resource.data.n < 20', where('n', 'LESS_THAN', int(20))],
    ['20 > resource.data.n', where('n', 'LESS_THAN_OR_EQUAL', int(19))],
    ['!(resource.data.n >= 20)', where('n', 'LESS_THAN', int(20))],
    ['resource.data.n is number', where('n', 'LESS_THAN', int(20))],
    ['resource.data.n == 1.0 && resource.data.n <= 1', where('n', 'EQUAL', int(1))],
    ['resource.data.s >= "a" && resource.data.s is string', where('s', 'GREATER_THAN', text('b'))],
    ['resource.data.at <= request.time', where('at', 'LESS_THAN_OR_EQUAL', time(now))],
    ['resource.data.at > request.time - duration.value(1, "d")', where('at', 'GREATER_THAN', time(now))],
    ['request.auth.uid in resource.data.members', where('members', 'ARRAY_CONTAINS', text('alice'))],
    ['resource.data.tags.hasAny(["a", "b"])', where('tags', 'ARRAY_CONTAINS_ANY', list(text('a'), text('b')))],
    ['["a", "b"].hasAny(resource.data.tags)', where('tags', 'ARRAY_CONTAINS', text('a'))],
    ['resource.data.tags.toSet().hasAll(["a"])', where('tags', 'ARRAY_CONTAINS', text('a'))],
    ['resource.data.tags is list && resource.data.tags.size() >= 0 || true', where('tags', 'ARRAY_CONTAINS', int(1))],
    ['resource.data.tags == ["a"] && resource.data.tags[0] == "a"', where('tags', 'EQUAL', list(text('a')))],
    ['resource.data.m.role == "x"', where('m.role', 'EQUAL', text('x'))],
    ['resource.data.m["odd.key"] == "x"', where('m.`odd.key`', 'EQUAL', text('x'))],
    ['resource.data.m.k == 1', where('m', 'EQUAL', map({ k: int(1) }))],
    ['"role" in resource.data.m && resource.data.m is map', where('m.role', 'EQUAL', text('x'))],
    ['resource.data.get("v", "none") == "x"', where('v', 'EQUAL', text('x'))],
    ['resource.data.get(["m", "v"], "none") == "x"', where('m.v', 'EQUAL', text('x'))],
    ['resource.data.keys().hasAll(["a", "b"])', and(unary('a', 'IS_NOT_NULL'), unary('b', 'IS_NULL'))],
    ['resource.data.deleted == null', unary('deleted', 'IS_NULL')],
    ['resource.data.deleted == null', where('deleted', 'EQUAL', nothing)],
    ['resource.data.deleted != null', unary('deleted', 'IS_NOT_NULL')],
    ['math.isNaN(resource.data.n)', unary('n', 'IS_NAN')],
    ['resource.data.a == resource.data.b', and(where('a', 'EQUAL', text('x')), where('b', 'EQUAL', text('x')))],
    [
      'request.auth.uid in [resource.data.from, resource.data.to]',
      and(where('from', 'EQUAL', text('alice')), unary('to', 'IS_NOT_NULL')),
    ],
    [
      'resource.data.ref == /databases/$(database)/documents/a/b',
      where('ref', 'EQUAL', { referenceValue: `${root}/a/b` }),
    ],
    [author, or(isAlice, and(isAlice, where('n', 'EQUAL', int(1))))],
    [`${author} || resource.data.public`, or(isAlice, where('public', 'EQUAL', bool(true)))],
    [author, and(isAlice, or(where('n', 'EQUAL', int(1)), where('n', 'EQUAL', int(2))))],
    ['id == request.auth.uid && resource.id == id', idIs('alice')],
    ['resource.__name__ == request.path', idIs('alice')],
    ['id is string && id != null && resource.data != null', undefined],
    ['resource.data.x == 1 || !(resource.data.x == 1) || resource.data is map', undefined],
    ['(resource.data.kind == "a" ? true : request.auth != null)', where('kind', 'GREATER_THAN', text(''))],
  ])('%s', (condition, filter) => {
    expect(verdict(condition, filter ? { where: filter } : {})).toEqual({ allowed: true, reason: null })
  })
})

describe('a query is denied if a document might violate the rule', () => {
  it.each<[string, Filter | undefined]>([
    [author, undefined],
    [author, where('author', 'EQUAL', text('bob'))],
    [author, where('author', 'IN', list(text('alice'), text('bob')))],
    [author, where('author', 'GREATER_THAN_OR_EQUAL', text('alice'))],
    [author, or(isAlice, where('n', 'EQUAL', int(1)))],
    [author, where('other', 'EQUAL', text('alice'))],
    [`${author} && resource.data.n > 5`, isAlice],
    ['resource.data.published', where('published', 'EQUAL', text('true'))],
    ['resource.data.published', unary('published', 'IS_NOT_NULL')],
    ['!resource.data.hidden', undefined],
    ['resource.data.v in ["public"]', where('v', 'IN', list(text('public'), text('members')))],
    ['resource.data.v != "secret"', undefined],
    ['resource.data.v != "secret"', where('v', 'NOT_EQUAL', text('other'))],
    ['resource.data.n > 10', where('n', 'GREATER_THAN', int(5))],
    ['resource.data.n > 5', where('n', 'GREATER_THAN_OR_EQUAL', int(5))],
    ['resource.data.n != 5', where('n', 'GREATER_THAN_OR_EQUAL', int(5))],
    ['!(resource.data.n <= 5)', where('n', 'GREATER_THAN_OR_EQUAL', int(5))],
    ['!(resource.data.n >= 5)', where('n', 'LESS_THAN_OR_EQUAL', int(5))],
    ['resource.data.n > 5', where('n', 'LESS_THAN', int(50))],
    ['resource.data.n is int', where('n', 'GREATER_THAN', int(5))],
    ['resource.data.n is int', where('n', 'EQUAL', int(1))],
    ['resource.data.l[0] is int', where('l', 'EQUAL', list(int(1)))],
    ['resource.data.m.k is int', where('m', 'EQUAL', map({ k: int(1) }))],
    ['resource.data.n + 1 > 5', where('n', 'GREATER_THAN', int(50))],
    ['request.auth.uid in resource.data.members', where('members', 'ARRAY_CONTAINS', text('bob'))],
    ['resource.data.tags.hasAll(["a", "b"])', where('tags', 'ARRAY_CONTAINS', text('a'))],
    ['!resource.data.tags.hasAll(["a", "b"])', where('tags', 'ARRAY_CONTAINS', text('a'))],
    ['!["b"].hasAny(resource.data.tags)', where('tags', 'ARRAY_CONTAINS', text('a'))],
    ['!resource.data.tags.hasAny(["b"])', where('tags', 'ARRAY_CONTAINS', text('a'))],
    ['resource.data.tags.hasOnly(["a"])', where('tags', 'ARRAY_CONTAINS', text('a'))],
    ['!("b" in resource.data.tags)', where('tags', 'ARRAY_CONTAINS', text('a'))],
    ['resource.data.tags == ["a"]', where('tags', 'ARRAY_CONTAINS', text('a'))],
    ['!([1.0].hasAll(resource.data.l))', where('l', 'ARRAY_CONTAINS', int(1))],
    ['1 in resource.data.l', where('l', 'ARRAY_CONTAINS', double(1))],
    ['resource.data.get("v", "x") == "x"', undefined],
    ['!("v" in resource.data)', undefined],
    ['resource.data.keys().hasOnly(["a"])', where('a', 'EQUAL', int(1))],
    ['resource.data.size() == 1', where('a', 'EQUAL', int(1))],
    ['resource == null', undefined],
    ['id == request.auth.uid', undefined],
    ['id == request.auth.uid', idIs('bob')],
    ['request.path == /databases/$(database)/documents/things/alice', undefined],
    ['{"a": 1, "b": resource.data.zz}.a == 1', undefined],
    ['[resource.data.zz, 1].size() == 2', undefined],
    ['resource.data.x == 1 || resource.data.x != 1', undefined],
    ['(resource.data.kind == "a" ? true : request.auth != null)', undefined],
    ['resource.data.s.matches("a.*")', where('s', 'GREATER_THAN', text('a'))],
    ['request.resource.data.a == 1', undefined],
    ['exists(/databases/$(database)/documents/users/$(resource.data.owner))', undefined],
  ])('%s', (condition, filter) => expect(allows(condition, filter)).toBe(false))

  it('gives “security rules are not filters” as the reason, or that the rule is false', () => {
    expect(verdict(author, {}).reason).toBe(
      "not certain to hold for every document the query could return for 'list' @ L4 (security rules are not filters)",
    )
    expect(verdict('request.auth == null', {}).reason).toBe("false for 'list' @ L4")
  })
})

describe('ranges', () => {
  const ops = { LESS_THAN: '<', LESS_THAN_OR_EQUAL: '<=', GREATER_THAN: '>', GREATER_THAN_OR_EQUAL: '>=', EQUAL: '==' }
  const operators = Object.entries({ ...ops, NOT_EQUAL: '!=' }) as [FieldFilterOp, string][]
  const holds = (n: number, op: string, bound: number) =>
    ({ '<': n < bound, '<=': n <= bound, '>': n > bound, '>=': n >= bound, '==': n === bound })[op] ?? n !== bound

  it('are proved exactly, for every pair of operators and bounds', () => {
    // The halves stand for values between whole numbers, and the ends for values beyond them.
    const numbers = [-9, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 9]
    for (const [filterOp, filterSign] of operators)
      for (const [, sign] of operators)
        for (const filtered of [1, 2, 3])
          for (const negated of [false, true]) {
            if (filterOp === 'NOT_EQUAL' && !['==', '!='].includes(sign)) continue
            const condition = `${negated ? '!' : ''}(resource.data.n ${sign} 2)`
            const found = numbers.filter((n) => holds(n, filterSign, filtered))
            const expected = found.every((n) => holds(n, sign, 2) !== negated)
            const label = `${condition} where n ${filterSign} ${filtered}`
            expect([label, allows(condition, where('n', filterOp, int(filtered)))]).toEqual([label, expected])
          }
  })

  it('use the tighter of two bounds', () => {
    const both = and(where('n', 'GREATER_THAN', int(1)), where('n', 'GREATER_THAN', int(3)))
    expect(allows('resource.data.n > 3', both)).toBe(true)
    expect(
      allows(
        'resource.data.n > 3',
        and(where('n', 'GREATER_THAN', int(3)), where('n', 'GREATER_THAN_OR_EQUAL', int(3))),
      ),
    ).toBe(true)
    expect(allows('resource.data.n > 4', both)).toBe(false)
  })
})

describe('conditions about the query itself', () => {
  it.each<[string, StructuredQuery, boolean]>([
    ['request.query.limit <= 50', { limit: 50 }, true],
    ['request.query.limit <= 50', { limit: 51 }, false],
    ['request.query.limit <= 50', {}, false],
    ['request.query.limit == null && request.query.offset == null', {}, true],
    ['request.query.offset < 10 && request.query.limit > 1', { offset: 9, limit: 2 }, true],
    [
      "request.query.orderBy == 'n ASC, m DESC'",
      { orderBy: [...ascending('n'), { ...ascending('m')[0], direction: 'DESCENDING' } as never] },
      true,
    ],
    ['request.query.orderBy == null', {}, true],
    ["'n' in resource.data", { orderBy: ascending('n') }, true],
    ["'n' in resource.data", { orderBy: ascending('m') }, false],
    ['resource.data.n == 1', { orderBy: ascending('n') }, false],
  ])('%s with %j: %s', (condition, query, expected) => expect(verdict(condition, query).allowed).toBe(expected))

  it('rejects a query without a collection, and one with too many alternatives', () => {
    expect(verdict('true', { from: [] }).reason).toContain('exactly one collection')
    const many = where('v', 'IN', list(...Array.from({ length: 11 }, (_, i) => int(i))))
    expect(verdict('true', { where: and(many, { ...many }) }).reason).toContain('too many alternatives')
  })
})

describe('lookups for a query', () => {
  const reader = readerOf({ 'teams/red': { lead: text('alice') } })
  const team = '/databases/$(database)/documents/teams'
  const rules = rulesOf(`match /things/{id} {
    allow list: if exists(${team}/$(resource.data.team)) && get(${team}/$(resource.data.team)).data.lead == request.auth.uid;
  }`)
  it.each([
    ['red', true],
    ['blue', false],
  ])('are made if the path is known: team %s', (name, expected) => {
    expect(decideQuery(rules, { where: where('team', 'EQUAL', text(name)) }, '', reader).allowed).toBe(expected)
  })
  it('deny the query if the path is unknown', () => expect(decideQuery(rules, {}, '', reader).allowed).toBe(false))
})

describe('the place of a query’s documents', () => {
  const rules = rulesOf(`
    match /things/{id}/parts/{part} { allow list: if id == 't1' && part is string; }
    match /{path=**}/notes/{note} { allow list: if note is string && path is path; }
    match /open/{rest=**} { allow list; }`)
  const of = (collectionId: string, parent = '', allDescendants = false) =>
    decideQuery(rules, { from: [{ collectionId, allDescendants }] }, parent).allowed

  it.each<[string, string, boolean, boolean]>([
    ['parts', 'things/t1', false, true],
    ['parts', 'things/t2', false, false],
    ['parts', '', true, false],
    ['parts', 'things/t1', true, false],
    ['notes', '', true, true],
    ['notes', '', false, true],
    ['notes', 'things/t1', false, true],
    ['open', '', false, true],
    ['deep', 'open/o1', false, true],
    ['deep', 'open/o1', true, true],
    ['open', '', true, false],
    ['deep', '', true, false],
  ])('%s under %j, all descendants %s: %s', (collection, parent, allDescendants, expected) => {
    expect(of(collection, parent, allDescendants)).toBe(expected)
  })

  it('a group query for one name is about one document', () => {
    const byName = where('__name__', 'EQUAL', { referenceValue: `${root}/things/t1/parts/p1` })
    expect(decideQuery(rules, { from: [{ collectionId: 'parts', allDescendants: true }], where: byName }).allowed).toBe(
      true,
    )
  })

  it('a query without a collection needs a rule with a wildcard for it', () => {
    expect(decideQuery(rules, { from: [{ allDescendants: true }] }).allowed).toBe(false)
    const open = rulesOf('match /{all=**} { allow list; }')
    expect(decideQuery(open, { from: [{ allDescendants: true }] }).allowed).toBe(true)
    expect(decideQuery(open, { from: [{}] }, 'things/t1').allowed).toBe(true)
  })
})
