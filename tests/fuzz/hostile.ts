import type { Random } from './random.ts'

/** Texts that have broken servers before. */
const texts = [
  ...[
    '',
    ' ',
    '\t\r\n',
    '0',
    '-1',
    '1e309',
    '0x10',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '[object Object]',
  ],
  ...[
    '99999999999999999999',
    '-0',
    '1.5',
    '٣',
    '１',
    '2027-02-30',
    '0000-00-00',
    '+275760-09-13',
    '9999-12-31',
    '2027-01-01T00:00Z',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__proto__[admin]', 'a[b][c]=1', '$where', '$gt'],
  ...["' OR 1=1 --", "'; DROP TABLE users; --", '"><script>alert(1)</script>', '{{7*7}}', '#{7*7}', '%s%n%x'],
  ...[
    '../../../../etc/passwd',
    '..%2f..%2f',
    '..\\..\\windows\\win.ini',
    '/%2e%2e/',
    'file:///etc/passwd',
    '//example.com',
    'http://169.254.169.254/',
    'javascript:alert(1)',
  ],
  ...['a\u0000b', '\uFEFF', '\u202Egnp.\u202C', 'a\u0300'.repeat(200), '😀'.repeat(300), 'İ', 'ß', '\uFFFD', '\u2028'],
  ...[
    '%',
    '%zz',
    '%E0%A4%A',
    '%00',
    '%ff%fe',
    '%25',
    '+',
    '&',
    '=',
    '#',
    '?',
    ';',
    ',',
    ',,,,',
    ':',
    'country:',
    'region:',
    'country:ZZ',
    'a:b:c',
  ],
  ...[
    'x'.repeat(3_000),
    ','.repeat(2_000),
    'SYD,'.repeat(800),
    `${'('.repeat(500)}`,
    `${'a'.repeat(200)}!`,
    '1'.repeat(400),
  ],
  ...['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@', `${'a-'.repeat(300)}@`, '0'.repeat(100), '-'.repeat(300)],
] as const

export const hostileText = (random: Random): string => (random.chance(0.15) ? noise(random) : random.pick(texts))

/** Arbitrary characters, including lone surrogates. */
function noise(random: Random): string {
  const length = 1 + random.below(60)
  return Array.from({ length }, () => String.fromCharCode(random.below(random.chance(0.5) ? 128 : 65_536))).join('')
}

/** A JSON value that no schema of ours expects, usually of the wrong type. */
export function hostileValue(random: Random): unknown {
  const makers = [
    () => hostileText(random),
    () => random.pick([null, true, false, 0, -1, 1e308, -1e308, 1.5, Number.MAX_SAFE_INTEGER + 2]),
    () => [],
    () => ({}),
    () => Array.from({ length: random.pick([1, 50, 2_000]) }, () => 'a'),
    () => ({ [hostileText(random)]: hostileText(random) }),
    () => deep(random.pick([10, 200, 3_000])),
    () => ({ '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: hostileText(random) }),
    () => JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}') as unknown,
  ]
  return random.pick(makers)()
}

function deep(levels: number): unknown {
  let value: unknown = 'the end'
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
