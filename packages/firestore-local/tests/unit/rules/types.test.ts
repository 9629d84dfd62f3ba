import { describe, it } from 'vitest'
import { double, expectError, expectTrue } from './harness.ts'

describe('String', () => {
  it.each([
    '"AbC".lower() == "abc" && "AbC".upper() == "ABC" && "  a ".trim() == "a"',
    '"abc".size() == 3 && "".size() == 0',
    '"a1b22".replace("[0-9]+", "#") == "a#b#" && "a.b".replace("\\\\.", "$&") == "a$&b"',
    '"abc".replace("(b)", "$1x") == "abxc" && "abc".replace("b", "\\\\$") == "a$c"',
    '",a,".split(",") == ["", "a"] && "😀".size() == 2',
    '"a, b,c".split(", ?") == ["a", "b", "c"] && "abc".split("(b)") == ["a", "c"]',
    '"é".toUtf8() == b"\\xc3\\xa9"',
    '"abc".matches("a.c") && !"abcd".matches("abc") && !"xabc".matches("abc")',
    '"abc".matches("ab|abc") && !"ab\\n".matches("ab")',
  ])('%s', (expression) => expectTrue(expression))

  it.each([
    ['"a".matches(resource.data.get("p", "("))', 'invalid regular expression'],
    ['(1).lower() == "1"', 'Function not found error: Name: [lower] on int.'],
    ['null.lower() == "1"', 'Null value error.'],
    ['"a".matches(1)', 'Type error. Received: [string, int] Expected: [string, string].'],
  ])('%s is an error', (expression, message) => expectError(expression, message))
})

describe('List and Set', () => {
  it.each([
    '[1].concat([2, 1]) == [1, 2, 1] && ["a", "b"].join("-") == "a-b"',
    '["a", "b"].hasAll(["a"]) && !["a"].hasAll(["a", "b"]) && ["a"].hasAll([])',
    '["a", "b"].hasAny(["c", "b"]) && !["a"].hasAny(["c"]) && !["a"].hasAny([])',
    '["a", "a"].hasOnly(["a", "b"]) && !["a", "c"].hasOnly(["a", "b"]) && [].hasOnly([])',
    '[1, 2, 1, 3].removeAll([1]) == [2, 3] && [1, 2].removeAll([1.0]) == [1, 2] && [1, 1].size() == 2',
    '[1, 2].join(",") == "1,2" && [1.5, true, null].join(",") == "1.5,true,null"',
    '![1, 2].hasOnly([1, 2.0]) && ![1.0].hasAny([1]) && ![1].hasAll([1.0])',
    '[1, 1.0, 2].toSet().size() == 2 && ["a"].toSet().hasAll(["a"])',
    '[[1]].toSet() == [[1.0]].toSet() && [0.0] in [[-0.0]].toSet()',
    '[resource.data.nan, resource.data.nan].toSet().size() == 1 && resource.data.nan in [resource.data.nan].toSet()',
    '[1, 2].toSet().union([2, 3].toSet()) == [1, 2, 3].toSet()',
    '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
    '[1, 2].toSet().difference([2, 3].toSet()) == [1].toSet()',
    '[1, 2].toSet().hasOnly([1, 2, 3]) && [1, 2].toSet().hasAny([2].toSet()) && ![1].toSet().hasAll([2])',
  ])('%s', (expression) => expectTrue(expression, { nan: double('NaN') }))

  it.each([
    ['[[1]].join("-") == "1"', 'Type error. Received: [list]'],
    ['([1] + [2]).size() == 2', 'Type error. Received: [list, list]'],
    ['[1].toSet().union([2]) == [1].toSet()', 'Type error. Received: [set, list] Expected: [set, set].'],
    ['[1].hasAny("a")', 'Type error.'],
    ['[1].hasAll([1].toSet())', 'Type error.'],
  ])('%s is an error', (expression, message) => expectError(expression, message))
})

describe('Map and its diff', () => {
  it.each([
    '{"a": 1, "b": 2}.keys().hasOnly(["a", "b"]) && {"a": 1}.values() == [1] && {}.size() == 0',
    '{"a": 1}.get("a", 2) == 1 && {"a": 1}.get("b", 2) == 2 && {"a": null}.get("a", 2) == null',
    '{"a": {"b": 1}}.get(["a", "b"], 2) == 1 && {"a": {"b": 1}}.get(["a", "c"], 2) == 2',
    '{"a": 1}.get(["a", "b"], 2) == 2',
    '{"a": 1, "b": 2}.diff({"a": 1, "b": 3, "c": 4}).affectedKeys() == ["b", "c"].toSet()',
    '{"a": 1, "b": 2}.diff({"a": 1, "c": 4}).addedKeys() == ["b"].toSet()',
    '{"a": 1, "b": 2}.diff({"a": 1, "c": 4}).removedKeys() == ["c"].toSet()',
    '{"a": 1, "b": 2}.diff({"a": 1.0, "b": 3}).changedKeys() == ["b"].toSet()',
    '{"a": 1, "b": 2}.diff({"a": 1.0, "b": 3}).unchangedKeys() == ["a"].toSet()',
    '{"a": 1}.diff({"a": 1}).affectedKeys().size() == 0',
    '{"a": [1], "b": {"c": 0.0}}.diff({"a": [1.0], "b": {"c": -0.0}}).affectedKeys().size() == 0',
    '{"a": resource.data.nan}.diff({"a": resource.data.nan}).unchangedKeys() == ["a"].toSet()',
  ])('%s', (expression) => expectTrue(expression, { nan: double('NaN') }))

  it.each([
    ['{"a": 1}.get(1, 2) == 2', 'Type error.'],
    ['{1: 1}.size() == 1', 'Type error.'],
    ['{"a": 1}.diff([]).affectedKeys().size() == 0', 'Type error.'],
  ])('%s is an error', (expression, message) => expectError(expression, message))
})

describe('Timestamp and Duration', () => {
  // The request's time is 2026-03-04T05:06:07.123456Z, a Wednesday.
  it.each([
    'request.time.year() == 2026 && request.time.month() == 3 && request.time.day() == 4',
    'request.time.hours() == 5 && request.time.minutes() == 6 && request.time.seconds() == 7',
    'request.time.nanos() == 123456000 && request.time.toMillis() == 1772600767123',
    'request.time.dayOfWeek() == 3 && timestamp.date(2026, 3, 8).dayOfWeek() == 7',
    'request.time.dayOfYear() == 63 && timestamp.date(2024, 12, 31).dayOfYear() == 366',
    'request.time.date() == timestamp.date(2026, 3, 4)',
    'request.time.time() == duration.time(5, 6, 7, 123456000)',
    'timestamp.value(-1).year() == 1969 && timestamp.value(-1).nanos() == 999000000',
    'timestamp.value(-1).date() == timestamp.date(1969, 12, 31) && timestamp.value(-1).toMillis() == -1',
    'duration.value(90, "m").seconds() == 5400 && duration.value(1500, "ms").nanos() == 500000000',
    'duration.value(1, "w") == duration.value(7, "d") && duration.value(1, "d") == duration.value(24, "h")',
    'duration.value(-315576000000, "s") - duration.value(1, "ns") != null',
    'duration.value(5, "ns").nanos() == 5 && duration.abs(duration.value(-10, "s")) == duration.value(10, "s")',
  ])('%s', (expression) => expectTrue(expression))

  it.each([
    ['timestamp.date(2026, 2, 29) == request.time', 'There is no date 2026-2-29.'],
    ['timestamp.value(9223372036854775807) == request.time', 'Timestamp out of range.'],
    ['duration.value(1, "y") == duration.value(1, "s")', 'Unknown duration unit: y.'],
    ['duration.value(315576000001, "s") != null', 'Duration out of range.'],
    ['duration.value(-315576000000, "s") - duration.value(1, "s") != null', 'Duration out of range.'],
  ])('%s is an error', (expression, message) => expectError(expression, message))
})

describe('LatLng, Bytes and Path', () => {
  it.each([
    'latlng.value(1.5, -2).latitude() == 1.5 && latlng.value(1.5, -2).longitude() == -2',
    'latlng.value(-33.9399, 151.1753).distance(latlng.value(1.3644, 103.9915)) > 6280000.0',
    'latlng.value(-33.9399, 151.1753).distance(latlng.value(1.3644, 103.9915)) < 6310000.0',
    "b'abc'.size() == 3 && b'abc'.toBase64() == 'YWJj' && b'\\xfa'.toHexString() == 'FA'",
    "b'\\xff\\xff\\xfe'.toBase64() == '___-' && b'\\xff'.toBase64() == '_w=='",
    "(/a/$(x)/$(y)).bind({'x': 'b', 'y': 'c'}) == /a/b/c",
    "(/a/$(x)).bind({'x': 'b'}).x == 'b' && (/a/$(x)).bind({'x': 'b'})['x'] == 'b'",
    "path('/a/b')[1] == 'b' && path('a/b') == /a/b && string(/a/b) == '/a/b'",
    '/databases/(default)/documents/things/t1 == request.path',
  ])('%s', (expression) => expectTrue(expression))

  it.each([
    ['latlng.value(91, 0) == null', 'No such latitude and longitude.'],
    ["(/a/$(x)).bind({'y': 'b'}) == /a/b", 'bind() needs a segment for $(x).'],
    ["(/a/$(x)).bind({'x': 'b/c'}) == /a/b", 'bind() needs a segment for $(x).'],
    ['/a/$([]) == /a', 'Type error. Received: [list] Expected: [null|bool|number|string|path].'],
    ["path('a//b') == /a/b", '"a//b" is no path.'],
  ])('%s is an error', (expression, message) => expectError(expression, message))
})

describe('math, hashing and casts', () => {
  it.each([
    'math.abs(-1) == 1 && math.abs(-1) is int && math.abs(-1.5) == 1.5',
    'math.ceil(1.2) == 2 && math.ceil(1.2) is float && math.floor(-1.2) == -2 && math.floor(3) is float',
    'math.isNaN(math.floor(float("NaN"))) && math.floor(float("-Infinity")) < 0 && math.round(2.5) is int',
    'math.round(1.0 / 0.0) == 9223372036854775807 && math.round(0.0 / 0.0) == 0',
    'int(9223372036854775807 * 2.0) == 9223372036854775807 && int(0.0 / 0.0) == 0 && int(-1.0 / 0.0) < 0',
    'float(" 1.5f ") == 1.5 && float("-Infinity") < 0 && math.isNaN(float("+NaN"))',
    'string(1.0) == "1.0" && string(12345678.0) == "1.2345678E7" && string(0.0001) == "1.0E-4" && string(-0.0) == "-0.0"',
    'math.round(1.5) == 2 && math.round(-1.5) == -1 && math.round(1.4) == 1',
    'math.sqrt(4) == 2.0 && math.sqrt(4) is float && math.pow(2, 10) == 1024 && math.pow(2, 1) is float',
    'math.isInfinite(1 / 0.0) && !math.isInfinite(1) && math.isNaN(0.0 / 0.0) && !math.isNaN(1)',
    "hashing.crc32('123456789').toHexString() == '2639F4CB'",
    "hashing.crc32c('123456789').toHexString() == '839206E3'",
    "hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'",
    "hashing.sha256(b'abc').toHexString()[0:16] == 'BA7816BF8F01CFEA'",
    'int("2") == 2 && int(2.9) == 2 && int(-2.9) == -2 && int("-5") == -5 && int(7) == 7',
    'float("2.5") == 2.5 && float(2) is float && float("1e3") == 1000.0',
    'string(1) == "1" && string(2.0) == "2.0" && string(1.5) == "1.5" && string(true) == "true"',
    'string(null) == "null" && string("a") == "a"',
    'bool("true") && !bool("FALSE")',
    'debug(1 + 1) == 2',
  ])('%s', (expression) => expectTrue(expression))

  it.each([
    ['int("a") == 1', '"a" is no int.'],
    ['int("9223372036854775808") == 1', 'Integer overflow.'],
    ['bool(true)', 'Type error'],
    ['"a".replace(".", "$1") == ""', 'The pattern has no group 1.'],
    ['int(null) == 1', 'Type error.'],
    ['float("1,5") == 1.5', '"1,5" is no float.'],
    ['bool("yes")', '"yes" is no bool.'],
    ['string([]) == ""', 'Type error.'],
    ['math.abs("a") == 1', 'Type error.'],
    ['math.abs(-9223372036854775808) > 0', 'Integer overflow.'],
    ['hashing.md5(1) == null', 'Type error.'],
  ])('%s is an error', (expression, message) => expectError(expression, message))
})
