import { describe, it } from 'vitest'
import { bool, double, expectError, expectFalse, expectTrue, int, list, map, nothing, text, time } from './harness.ts'

describe('literals', () => {
  it.each([
    '\'a\\n\\t\\\\\\\'\\"\' == "a\\n\\t\\\\\'\\""',
    "'\\x41\\u00e9\\U0001F600' == 'Aé😀'",
    "b'\\x00a' == b'\\x00\\x61'",
    "b'é'.size() == 2",
    '.5 == 0.5 && 1. == 1.0',
    '"\\101\\x42" == "AB"',
    '-9223372036854775808 < 9223372036854775807',
    '[1, [2], {}].size() == 3 && [] == []',
    "{'a': 1, 'b': {'c': 2}}.b.c == 2",
    '/a/b == path("a/b") && /a/b is path',
    'true && !false && null == null',
  ])('%s', (expression) => expectTrue(expression))
})

describe('equality', () => {
  it.each([
    '1 == 1.0',
    '9007199254740993 == 9007199254740992.0 && 9007199254740993 != 9007199254740992',
    '[1, {"a": 2.0}] == [1, {"a": 2.0}] && [1] != [1.0] && {"a": 1} != {"a": 1.0}',
    '1 != "1" && null != false && [] != {}',
    '{"a": 1} != {"a": 1, "b": 2} && {"a": 1} != {"b": 1}',
    'timestamp.value(1000) == timestamp.date(1970, 1, 1) + duration.value(1, "s")',
    'latlng.value(1, 2) == latlng.value(1.0, 2.0)',
    '["a", "b"].toSet() == ["b", "a", "a"].toSet()',
    '0.0 == -0.0 && 0.0 in [-0.0] && [0.0] != [-0.0] && {"a": 0.0} != {"a": -0.0}',
    'resource.data.nan != resource.data.nan && !(resource.data.nan in [resource.data.nan])',
  ])('%s', (expression) => expectTrue(expression, { nan: double('NaN') }))

  it('keeps int64 exact', () => {
    expectTrue('resource.data.n == 9223372036854775807', { n: int(9223372036854775807n) })
    expectFalse('resource.data.n == 9223372036854775806', { n: int(9223372036854775807n) })
  })
})

describe('order', () => {
  it.each([
    '1 < 2 && 2 <= 2 && 3 > 2.5 && 2.0 >= 2',
    '9007199254740992 < 9007199254740993 && 9007199254740992.0 >= 9007199254740993',
    '"a" < "b" && "a" < "aa" && "\\uFFFD" < "\\U0001F600"',
    'timestamp.value(1) < timestamp.value(2)',
    'duration.value(1, "m") < duration.value(61, "s")',
    '!(resource.data.nan < 1) && !(resource.data.nan >= 1) && b"a" < b"b"',
  ])('%s', (expression) => expectTrue(expression, { nan: double('NaN') }))

  it.each([
    ['1 < "2"', 'int compared to string'],
    ['true < false', 'bool compared to bool'],
    ['[] < []', 'list compared to list'],
    ['null < 1', 'Null value error.'],
  ])('%s is an error', (expression, message) => expectError(expression, message))
})

describe('arithmetic', () => {
  it.each([
    '1 + 2 * 3 == 7 && (1 + 2) * 3 == 9',
    '7 / 2 == 3 && -7 / 2 == -3 && 7.0 / 2 == 3.5',
    '7 % 3 == 1 && -7 % 3 == -1 && 7.5 % 2 == 1.5',
    '1 - 2 - 3 == -4 && 8 / 4 / 2 == 1',
    '1 / 0.0 > 1000000.0 && 1 + 1.5 == 2.5',
    '"a" + "b" == "ab"',
    '-(1 + 1) == -2 && --1 == 1 && -1.5 < 0',
    'timestamp.date(2026, 1, 2) - timestamp.date(2026, 1, 1) == duration.value(1, "d")',
    'timestamp.date(2026, 1, 1) - duration.value(1, "d") == timestamp.date(2025, 12, 31)',
    'duration.value(1, "h") + timestamp.date(2026, 1, 1) > timestamp.date(2026, 1, 1)',
    'duration.value(1, "h") - duration.value(30, "m") == duration.value(1800, "s")',
    '-duration.value(1, "s") == duration.value(-1, "s")',
  ])('%s', (expression) => expectTrue(expression))

  it.each([
    ['1 / 0 == 1', 'Division by zero.'],
    ['1 % 0 == 1', 'Division by zero.'],
    ['9223372036854775807 + 1 > 0', 'Integer overflow.'],
    ['-(-9223372036854775808) > 0', 'Integer overflow.'],
    ['"a" + 1 == "a1"', 'Type error. Received: [string, int] Expected: [number, number].'],
    ['null + 1 == 1', 'Null value error.'],
    ['-"a" == "a"', 'Type error.'],
    ['timestamp.date(9999, 12, 31) + duration.value(1, "w") == request.time', 'Timestamp out of range.'],
  ])('%s is an error', (expression, message) => expectError(expression, message))
})

describe('&& and ||', () => {
  const error = 'resource.data.missing'
  it.each([`true || ${error}`, `${error} || true`, `!(false && ${error})`, `!(${error} && false)`, '1 == 2 || 2 == 2'])(
    '%s absorbs the error',
    (expression) => expectTrue(expression),
  )

  it.each([`false || ${error}`, `${error} || false`, `true && ${error}`, `${error} && true`, `!${error}`])(
    '%s is an error',
    (expression) => expectError(expression, "Property missing is undefined on object. for 'get' @ L4"),
  )

  it.each(['1 && true', 'true && 1', 'false || "a"', '!1', 'null || false', '1 ? true : true', '1'])(
    '%s requires a bool',
    (expression) => expectError(expression, 'Expected: [bool]'),
  )

  it('absorb a non-bool side like an error', () => {
    expectTrue('1 || true')
    expectFalse('1 && false')
  })
})

describe('in, is and ?:', () => {
  it.each([
    '1 in [1, 2] && !(1 in [1.0, 2]) && 1 in [1.0].toSet()',
    '"a" in {"a": null} && !("b" in {"a": 1})',
    '1 in [1, 2].toSet()',
    '(true ? 1 : 2) == 1 && (false ? 1 : true ? 2 : 3) == 2',
    'true ? true : resource.data.missing',
  ])('%s', (expression) => expectTrue(expression))

  it.each([
    ['"a" in "abc"', 'Type error.'],
    ['1 in {"a": 1}', 'Type error.'],
    ['1 in null', 'Type error.'],
  ])('%s is an error', (expression, message) => expectError(expression, message))

  it('recognise every stored type', () => {
    const fields = {
      ...{ i: int(1), f: double(1), s: text(''), b: bool(false), l: list(), m: map({}), n: nothing },
      ...{ t: time('2026-01-01T00:00:00Z'), y: { bytesValue: '' }, g: { geoPointValue: {} } },
      r: { referenceValue: 'projects/demo/databases/(default)/documents/a/b' },
    }
    const types = { i: 'int', f: 'float', s: 'string', b: 'bool', l: 'list', m: 'map', t: 'timestamp', y: 'bytes' }
    for (const [name, type] of Object.entries({ ...types, g: 'latlng', r: 'path' })) {
      expectTrue(`resource.data.${name} is ${type}`, fields)
      expectFalse(`resource.data.n is ${type}`, fields)
    }
    expectTrue('resource.data.i is number && resource.data.f is number && !(resource.data.i is float)', fields)
    expectTrue('!([1].toSet() is set) && {}.diff({}) is map_diff && duration.value(1, "s") is duration')
    expectFalse('resource.data is constraint')
    expectError('resource.data.zz is string', 'Property zz is undefined')
  })

  it('have the precedence and associativity of the language', () => {
    expectTrue('1 + 1 in [2] == true')
    expectTrue('1 < 2 == true && 1 is int == true')
    expectTrue('false && false || true')
    expectTrue('true || false && false')
    expectTrue('-1 + 2 == 1 && !false == true')
    expectTrue('2 * 3 % 4 == 2 && 1 - 1 + 1 == 1')
  })
})

describe('members, indexes and ranges', () => {
  const fields = { m: map({ k: map({ deep: int(1) }) }), l: list(int(1), int(2), int(3)), s: text('añ😀b') }
  it.each([
    'resource.data.m.k.deep == 1 && resource.data["m"]["k"].deep == 1',
    'resource.data.l[0] == 1 && resource.data.l[1 + 1] == 3',
    'resource.data.l[1:3] == [2, 3] && resource.data.l[0:0] == []',
    'resource.data.s[2] == "😀" && resource.data.s[1:3] == "ñ😀" && resource.data.s.size() == 5',
    '/a/b/c[1] == "b"',
    "b'abc'[1:2] == b'b'",
    "'in'.size() == 2 && {'in': 1}.in == 1",
  ])('%s', (expression) => expectTrue(expression, fields))

  it.each([
    ['resource.data.l[3] == 1', 'Index 3 is out of range.'],
    ['resource.data.l[-1] == 1', 'Index -1 is out of range.'],
    ['resource.data.l[1:9] == []', 'Range 1:9 is out of range.'],
    ['resource.data.l[2:1] == []', 'Range 2:1 is out of range.'],
    ['resource.data.l["a"] == 1', 'Type error. Received: [list] Expected: [map,path].'],
    ['resource.data.l.size > 0', 'Type error. Received: [list] Expected: [map,path].'],
    ['resource.data.m[1] == 1', 'Type error.'],
    ['resource.data.toString == 1', 'Property toString is undefined on object.'],
    ['resource.data.__proto__ == 1', 'Property __proto__ is undefined on object.'],
    ['request.auth.token.constructor == 1', 'Property constructor is undefined on object.'],
    ['null[0] == 1', 'Null value error.'],
    ['resource.data.l["a":"b"] == []', 'Type error.'],
  ])('%s is an error', (expression, message) => expectError(expression, message, fields))
})
