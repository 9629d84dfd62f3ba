import { describe, expect, it } from 'vitest'
import type { Method } from '../../../src/rules/ast.ts'
import { methods } from '../../../src/rules/ast.ts'
import { alice, decide, documentAt, int, now, readerOf, rulesOf, text } from './harness.ts'

describe('match blocks', () => {
  const matched = (pattern: string, path: string, condition = 'true') =>
    decide(rulesOf(`match ${pattern} { allow get: if ${condition}; }`), { path }).allowed

  it.each([
    ['/things/{id}', 'things/t1', "id == 't1' && database == '(default)'"],
    ['/things/t1', 'things/t1', 'true'],
    ['/things/{id}/parts/{part}', 'things/t1/parts/p1', "id == 't1' && part == 'p1'"],
    ['/{all=**}', 'things/t1', 'all == /things/t1 && all[1] == "t1"'],
    ['/things/{rest=**}', 'things/t1/parts/p1', 'rest == /t1/parts/p1'],
    ['/things/{id}/{rest=**}', 'things/t1', "id == 't1' && string(rest) == '/'"],
    ['/things/{id}/{rest=**}', 'things/t1/parts/p1', 'rest == /parts/p1'],
    ['/{path=**}/parts/{id}', 'parts/p1', "id == 'p1'"],
    ['/{path=**}/parts/{id}', 'things/t1/parts/p1', "path == /things/t1 && id == 'p1'"],
    ['/things/{mid=**}/{id}', 'things/a/b/c', "mid == /a/b && id == 'c'"],
  ])('%s matches %s where %s', (pattern, path, condition) => expect(matched(pattern, path, condition)).toBe(true))

  it.each([
    ['/things/{id}', 'others/t1'],
    ['/things/{id}', 'things/t1/parts/p1'],
    ['/things/{id}/parts/{part}', 'things/t1'],
    ['/things/t2', 'things/t1'],
    ['/{path=**}/parts/{id}', 'things/t1'],
    ['/things/{id}/{rest=**}', 'others/t1'],
  ])('%s does not match %s', (pattern, path) => {
    expect(matched(pattern, path)).toBe(false)
    expect(decide(rulesOf(`match ${pattern} { allow get; }`), { path }).reason).toBe(
      "No matching allow statements for 'get'.",
    )
  })

  it('allow a request if any matching block allows it', () => {
    const rules = rulesOf(`match /things/{id} { allow get: if id == 'a'; }
      match /{any=**} { allow get: if any[1] == 'b'; }`)
    expect(decide(rules, { path: 'things/a' }).allowed).toBe(true)
    expect(decide(rules, { path: 'things/b' }).allowed).toBe(true)
    expect(decide(rules, { path: 'things/c' })).toEqual({
      allowed: false,
      reason: "false for 'get' @ L4, false for 'get' @ L5",
    })
  })

  it('expand read and write to their methods', () => {
    const allowed = (grant: string) =>
      methods.filter((method: Method) => decide(rulesOf(`match /things/{id} { allow ${grant}; }`), { method }).allowed)
    expect(allowed('read')).toEqual(['get', 'list'])
    expect(allowed('write: if true')).toEqual(['create', 'update', 'delete'])
    expect(allowed('get, update: if true')).toEqual(['get', 'update'])
    expect(allowed('list, create, delete')).toEqual(['list', 'create', 'delete'])
  })

  it('bind the database’s id in `database`', () => {
    const rules = rulesOf('match /things/{id} { allow get: if database == "other"; }')
    expect(decide(rules, { database: 'projects/p/databases/other' }).allowed).toBe(true)
    expect(decide(rules, { database: 'other' }).allowed).toBe(true)
    expect(decide(rules).allowed).toBe(false)
  })
})

describe('request and resource', () => {
  const rules = (condition: string) => rulesOf(`match /things/{id} { allow read, write: if ${condition}; }`)

  it('contain the caller’s uid and token', () => {
    const conditions = [
      "request.auth.uid == 'alice' && request.auth.token.email == 'alice@example.com'",
      'request.auth.token.email_verified && request.auth.token.level == 3 && request.auth.token.level is int',
      "request.auth.token.rate is float && request.auth.token.get('admin', false) == false",
    ]
    for (const condition of conditions) expect(decide(rules(condition)).reason).toBeNull()
    expect(decide(rules('request.auth == null'), { auth: null }).allowed).toBe(true)
    expect(decide(rules("request.auth.uid == 'a'"), { auth: null }).reason).toBe("Null value error. for 'get' @ L4")
  })

  it('contain nested claims', () => {
    const token = { firebase: { identities: { email: ['a@b.c'] }, sign_in_provider: 'password' }, none: null }
    const condition = "request.auth.token.firebase.identities['email'][0] == 'a@b.c' && request.auth.token.none == null"
    expect(decide(rules(condition), { auth: { uid: 'a', token } }).reason).toBeNull()
  })

  it('contain the method, time and path', () => {
    const condition = `request.method == 'update' && request.time == timestamp.value(1772600767123) + duration.value(456000, 'ns')
      && request.path == /databases/$(database)/documents/things/$(id) && request.path[4] == 't1'`
    expect(decide(rules(condition), { method: 'update' }).reason).toBeNull()
    expect(decide(rules('request.query == null')).allowed).toBe(true)
  })

  it('contain the document before and after a write', () => {
    const before = documentAt('things/t1', { n: int(1), owner: text('alice') })
    const after = documentAt('things/t1', { n: int(2), owner: text('alice') })
    const condition = `resource.data.n == 1 && request.resource.data.n == 2 && resource.id == 't1'
      && resource.__name__ == request.path && request.resource.__name__ == /databases/(default)/documents/things/t1
      && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n'])`
    expect(decide(rules(condition), { method: 'update', resource: before, newResource: after }).reason).toBeNull()
    expect(
      decide(rules('resource == null && request.resource != null'), { method: 'create', newResource: after }).allowed,
    ).toBe(true)
    expect(decide(rules('request.resource == null'), { resource: before }).reason).toContain('resource is undefined')
    expect(decide(rules('request.resource == null'), { method: 'delete', resource: before }).allowed).toBe(true)
    expect(decide(rules('resource.data.n == 1'), { newResource: after }).reason).toBe(
      "Null value error. for 'get' @ L4",
    )
  })

  it('make REQUEST_TIME’s timestamp equal to request.time', () => {
    const newResource = documentAt('things/t1', { at: { timestampValue: now } })
    expect(decide(rules('request.resource.data.at == request.time'), { method: 'create', newResource }).allowed).toBe(
      true,
    )
  })

  it('name the line of an error', () => {
    const several = rulesOf('match /things/{id} {\n allow get: if\n  true &&\n  resource.data.x == 1;\n}')
    expect(decide(several, { resource: documentAt('things/t1') }).reason).toBe(
      "Property x is undefined on object. for 'get' @ L7",
    )
  })
})

describe('lookups', () => {
  const users = (uid: string) => `/databases/$(database)/documents/users/${uid}`
  const rules = (condition: string) => rulesOf(`match /things/{id} { allow get, create: if ${condition}; }`)
  const reader = readerOf({ 'users/alice': { role: text('admin') } }, { 'users/bob': {}, 'users/alice': null })

  it.each([
    `get(${users('$(request.auth.uid)')}).data.role == 'admin'`,
    `get(${users('alice')}).id == 'alice' && (get(${users('nobody')}).id == 'x' || true)`,
    `exists(${users('alice')}) && !exists(${users('bob')})`,
    `existsAfter(${users('bob')}) && !existsAfter(${users('alice')})`,
    "get(path('databases/(default)/documents/users/alice')).data.role == 'admin'",
    "exists((/databases/$(db)/documents/users/$(uid)).bind({'db': database, 'uid': 'alice'}))",
  ])('%s', (condition) => expect(decide(rules(condition), {}, reader).reason).toBeNull())

  it.each([
    ['exists(/users/alice)', '/users/alice is not the path of a document.'],
    ['exists(/databases/$(database)/documents/users)', 'is not the path of a document.'],
    ['exists(/databases/other/documents/users/alice)', 'is in another database.'],
    ["exists('users/alice')", 'Type error. Received: [string] Expected: [path].'],
    [`get(${users('nobody')}) == null`, 'does not exist'],
    [`getAfter(${users('nobody')}) == null`, 'does not exist'],
    [`exists(${users('$(resource.data.owner)')})`, 'Null value error.'],
  ])('%s is an error', (condition, message) => {
    const { allowed, reason } = decide(rules(condition), {}, reader)
    expect(allowed).toBe(false)
    expect(reason).toContain(message)
  })

  it('read each document once, and at most ten', () => {
    const read: string[] = []
    const reading = (path: string) => {
      read.push(path)
      return null
    }
    const counting = { get: reading, getAfter: reading }
    const asks = (ids: number[]) => ids.map((id) => `!exists(${users(`u${id}`)})`).join(' && ')
    const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(decide(rules(asks([...ten, ...ten])), {}, counting).allowed).toBe(true)
    expect(read).toEqual(ten.map((id) => `users/u${id}`))
    expect(decide(rules(asks([...ten, 10])), {}, counting).reason).toContain('Too many document lookups')
  })

  it('count at most twenty different documents over a batch', () => {
    const batchLookups = new Set<string>()
    const write = (first: number) => {
      const asks = [0, 1, 2, 3, 4, 5, 6].map((i) => `!exists(${users(`u${first + i}`)})`)
      return decide(rules(asks.join(' && ')), { method: 'create', batchLookups })
    }
    expect([write(0), write(7), write(0), write(14)].map(({ allowed }) => allowed)).toEqual([true, true, true, false])
  })
})

describe('debug', () => {
  it('logs the value and returns it', () => {
    const lines: string[] = []
    const condition = `debug(request.auth.uid) == 'alice' && debug({'a': [1, 2.5, null, /a/b], 'b': [1].toSet()}).size() == 2
      && debug(request.time) == request.time && debug(request).method == 'get' && debug(resource.data.x)`
    const rules = rulesOf(`match /things/{id} { allow get: if ${condition}; }`, (line) => lines.push(line))
    expect(decide(rules).allowed).toBe(false)
    expect(lines.slice(0, 3)).toEqual([
      '"alice"',
      '{"a": [1, 2.5, null, /a/b], "b": set [1]}',
      'timestamp 2026-03-04T05:06:07.123Z',
    ])
    expect(lines[3]).toContain(`"uid": "${alice.uid}"`)
    expect(lines[4]).toBe('error: Null value error.')
  })
})
