import fc from 'fast-check'

/** The fields of the document that expressions read as `resource.data`, in REST's form. */
export const judged = {
  n: { integerValue: '3' },
  d: { doubleValue: 2.5 },
  nan: { doubleValue: 'NaN' },
  s: { stringValue: 'Hello, World' },
  b: { booleanValue: true },
  nul: { nullValue: null },
  l: { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '2' }, { stringValue: 'x' }] } },
  m: { mapValue: { fields: { k: { integerValue: '1' }, o: { mapValue: { fields: { p: { stringValue: 'q' } } } } } } },
  t: { timestampValue: '2026-02-03T04:05:06.789Z' },
  y: { bytesValue: 'AQL/' },
  g: { geoPointValue: { latitude: 1, longitude: 2 } },
} as const

const data = (name: keyof typeof judged) => `resource.data.${name}`
const pick = (...texts: string[]) => fc.constantFrom(...texts)

type Kind = 'bool' | 'num' | 'text' | 'list' | 'map' | 'set' | 'time' | 'span' | 'bytes' | 'path' | 'point' | 'any'

/**
 * Expressions of the rules language by the type they usually have, nested `depth` deep; some are deliberately wrong.
 */
export function expression(kind: Kind, depth: number): fc.Arbitrary<string> {
  const leaves = leafOf(kind)
  if (depth === 0) return leaves
  const sub = (other: Kind) => expression(other, depth - 1)
  return fc.oneof({ arbitrary: leaves, weight: 1 }, { arbitrary: deeper(kind, sub), weight: 3 })
}

function leafOf(kind: Kind): fc.Arbitrary<string> {
  switch (kind) {
    case 'bool':
      return pick('true', 'false', data('b'), 'request.auth == null', 'request.auth.uid == "u"')
    case 'num':
      return pick(
        '0',
        '1',
        '2',
        '-3',
        '1.5',
        '0.0',
        '-0.0',
        '9007199254740993',
        '9007199254740992.0',
        '2.0',
        '.5',
        data('n'),
        data('d'),
        data('nan'),
        '7',
        "float('-Infinity')",
      )
    case 'text':
      return pick(
        "''",
        "'a'",
        "'b'",
        '"Ab c"',
        "'a,b,c'",
        "'1'",
        "'x1y22'",
        data('s'),
        'request.auth.uid',
        "'\\u0041\\n'",
      )
    case 'list':
      return pick('[]', '[1]', '[1, 2]', '[1, 2.0]', "['a', 'b']", "[1, 'a', null]", '[[1], 2]', data('l'))
    case 'map':
      return pick(
        '{}',
        "{'k': 1}",
        "{'k': 1.0}",
        "{'k': 2, 'l': 'a'}",
        "{'o': {'p': 'q'}}",
        data('m'),
        'request.auth.token',
      )
    case 'set':
      return pick('[].toSet()', '[1, 2].toSet()', "['a', 'b'].toSet()", "{'k': 1}.keys().toSet()")
    case 'time':
      return pick(data('t'), 'timestamp.date(2026, 2, 3)', 'timestamp.value(0)', 'timestamp.value(1700000000123)')
    case 'span':
      return pick(
        "duration.value(1, 's')",
        "duration.value(-2, 'h')",
        'duration.time(1, 2, 3, 4)',
        "duration.abs(duration.value(-1, 'd'))",
      )
    case 'bytes':
      return pick(data('y'), "b'ab'", "b'\\x01'", "'ab'.toUtf8()")
    case 'path':
      return pick('/a/b', "path('/a/b')", '/databases/$(database)/documents/x/1', '/a/$("b")', "path('a/b')")
    case 'point':
      return pick(data('g'), 'latlng.value(1, 2)', 'latlng.value(0.0, -10)')
    case 'any':
      return pick(
        'null',
        data('nul'),
        'resource.data.missing',
        'resource.data.m.k',
        'request.method',
        'resource.id',
        'unknown',
      )
  }
}

const kinds: readonly Kind[] = [
  'bool',
  'num',
  'text',
  'list',
  'map',
  'set',
  'time',
  'span',
  'bytes',
  'path',
  'point',
  'any',
]

type Sub = (kind: Kind) => fc.Arbitrary<string>

function deeper(kind: Kind, sub: Sub): fc.Arbitrary<string> {
  const of = (template: string, ...parts: Kind[]): fc.Arbitrary<string> =>
    fc.tuple(...parts.map(sub)).map((made) => template.replace(/#(\d)/g, (_, at) => made[Number(at)] ?? ''))
  const some = fc.constantFrom(...kinds)
  const two = (template: string) => some.chain((one) => of(template, one, one))
  const mixed = (template: string) => fc.tuple(some, some).chain(([one, other]) => of(template, one, other))
  const compare = fc.constantFrom('==', '!=', '<', '<=', '>', '>=')
  switch (kind) {
    case 'bool':
      return fc.oneof(
        compare.chain((op) => two(`(#0 ${op} #1)`)),
        compare.chain((op) => mixed(`(#0 ${op} #1)`)),
        of('(#0 && #1)', 'bool', 'bool'),
        of('(#0 || #1)', 'bool', 'bool'),
        of('(!#0)', 'bool'),
        of('(#0 in #1)', 'num', 'list'),
        of('(#0 in #1)', 'text', 'map'),
        of('(#0 in #1)', 'any', 'set'),
        fc
          .constantFrom(
            'bool',
            'int',
            'float',
            'number',
            'string',
            'list',
            'map',
            'set',
            'timestamp',
            'duration',
            'path',
            'latlng',
            'bytes',
            'null',
          )
          .chain((type) => some.chain((one) => of(`(#0 is ${type})`, one))),
        of('#0.hasAny(#1)', 'list', 'list'),
        of('#0.hasAll(#1)', 'list', 'list'),
        of('#0.hasOnly(#1)', 'list', 'list'),
        of('#0.hasAny(#1)', 'set', 'set'),
        of('#0.hasOnly(#1)', 'set', 'list'),
        pick(
          ...[
            "'^a.*'",
            "'[a-z]+'",
            "'(?i)AB'",
            "'('",
            "'(?i:A)b?'",
            "'[[:alpha:]]*'",
            "'\\\\Qa\\\\E+.?'",
            "'\\\\pL+'",
            "'(?=a)'",
          ],
        ).chain((pattern) => of(`#0.matches(${pattern})`, 'text')),
        of('(#0 ? #1 : #2)', 'bool', 'bool', 'bool'),
        of('math.isNaN(#0)', 'num'),
        of('math.isInfinite(#0)', 'num'),
        of('#0.diff(#1).affectedKeys().hasOnly(["k"])', 'map', 'map'),
        pick(
          'exists(/databases/$(database)/documents/x/1)',
          'get(/databases/$(database)/documents/none/1) == null',
          'get(/databases/$(database)/documents/judged/1).data.n == 3',
          'request.resource == null',
          'resource == null',
        ),
      )
    case 'num':
      return fc.oneof(
        fc.constantFrom('+', '-', '*', '/', '%').chain((op) => of(`(#0 ${op} #1)`, 'num', 'num')),
        of('(-#0)', 'num'),
        of('#0.size()', 'text'),
        of('#0.size()', 'list'),
        of('#0.size()', 'map'),
        of('#0.size()', 'set'),
        of('#0.size()', 'bytes'),
        of('int(#0)', 'text'),
        of('float(#0)', 'text'),
        of('int(#0)', 'num'),
        of('float(#0)', 'num'),
        fc.constantFrom('abs', 'ceil', 'floor', 'round', 'sqrt').chain((name) => of(`math.${name}(#0)`, 'num')),
        of('math.pow(#0, #1)', 'num', 'num'),
        fc
          .constantFrom(
            'year',
            'month',
            'day',
            'hours',
            'minutes',
            'seconds',
            'nanos',
            'dayOfWeek',
            'dayOfYear',
            'toMillis',
          )
          .chain((name) => of(`#0.${name}()`, 'time')),
        fc.constantFrom('seconds', 'nanos').chain((name) => of(`#0.${name}()`, 'span')),
        fc.constantFrom('latitude', 'longitude').chain((name) => of(`#0.${name}()`, 'point')),
        of('#0.distance(#1)', 'point', 'point'),
        of('#0[#1]', 'list', 'num'),
        of('#0.get("k", 5)', 'map'),
        of('#0.k', 'map'),
      )
    case 'text':
      return fc.oneof(
        of('(#0 + #1)', 'text', 'text'),
        of('#0.lower()', 'text'),
        of('#0.upper()', 'text'),
        of('#0.trim()', 'text'),
        pick("'a'", "'[0-9]'", "'(l+)'", "'.'").chain((p) =>
          pick("'z'", "'$1'", "'\\\\$'").chain((r) => of(`#0.replace(${p}, ${r})`, 'text')),
        ),
        of("#0.join(',')", 'list'),
        of('#0.split(",")[0]', 'text'),
        some.chain((one) => of('string(#0)', one)),
        of('#0[0:1]', 'text'),
        of('#0[#1]', 'list', 'num'),
        of('#0.toHexString()', 'bytes'),
        of('#0.toBase64()', 'bytes'),
        of('hashing.sha256(#0).toHexString()', 'text'),
        of('hashing.md5(#0).toBase64()', 'bytes'),
        of('#0[1]', 'path'),
      )
    case 'list':
      return fc.oneof(
        of('(#0 + #1)', 'list', 'list'),
        of('#0.concat(#1)', 'list', 'list'),
        of('#0.removeAll(#1)', 'list', 'list'),
        of('[#0, #1]', 'any', 'num'),
        of('#0.split(",")', 'text'),
        of('#0.keys()', 'map'),
        of('#0.values()', 'map'),
        of('#0[0:1]', 'list'),
      )
    case 'map':
      return fc.oneof(
        of("{'k': #0}", 'any'),
        of("{'a': #0, 'b': #1}", 'num', 'list'),
        of('#0.o', 'map'),
        of('#0["k"]', 'map'),
      )
    case 'set':
      return fc.oneof(
        of('#0.toSet()', 'list'),
        of('#0.union(#1)', 'set', 'set'),
        of('#0.intersection(#1)', 'set', 'set'),
        of('#0.difference(#1)', 'set', 'set'),
        of('#0.diff(#1).changedKeys()', 'map', 'map'),
        of('#0.diff(#1).addedKeys()', 'map', 'map'),
      )
    case 'time':
      return fc.oneof(of('(#0 + #1)', 'time', 'span'), of('(#0 - #1)', 'time', 'span'), of('#0.date()', 'time'))
    case 'span':
      return fc.oneof(
        of('(#0 - #1)', 'time', 'time'),
        of('(#0 + #1)', 'span', 'span'),
        of('#0.time()', 'time'),
        of("duration.value(#0, 'm')", 'num'),
      )
    case 'bytes':
      return fc.oneof(of('#0.toUtf8()', 'text'), of('hashing.crc32(#0)', 'text'))
    case 'path':
      return fc.oneof(of('path(#0)', 'text'), of('/a/$(#0)', 'text'))
    case 'point':
      return of('latlng.value(#0, #1)', 'num', 'num')
    case 'any':
      return fc.oneof(of('#0[0]', 'list'), of('#0.k', 'map'), of('(#0 ? #1 : #2)', 'bool', 'num', 'text'))
  }
}

/** Complete conditions. */
export const condition: fc.Arbitrary<string> = fc
  .integer({ min: 1, max: 3 })
  .chain((depth) => expression('bool', depth))
