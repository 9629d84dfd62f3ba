import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileRules } from '../../../src/rules/compile.ts'
import { RulesSyntaxError } from '../../../src/rules/contract.ts'
import { compilePattern, PatternError } from '../../../src/rules/regex.ts'
import { decide, documentAt, int, list, map, rulesOf, text } from './harness.ts'

const source = readFileSync(new URL('./club.rules', import.meta.url), 'utf8')

describe('the compiler', () => {
  it('throws only syntax errors for a damaged file, with a place inside it', () => {
    const piece = fc.oneof(
      fc.constantFrom("'", '"', '(', ')', '{', '}', '[', ']', '/', '*', '/*', '//', '$(', '\\', ';', '.', ',', '='),
      fc.constantFrom('match', 'allow', 'function', 'let', 'return', '!', '-', '&&', '?', '9'.repeat(30), '\n', '=**'),
      fc.string({ maxLength: 3, unit: 'binary' }),
    )
    let refused = 0
    const damage = fc.tuple(fc.nat(source.length), fc.nat(12), piece)
    fc.assert(
      fc.property(damage, ([at, cut, inserted]) => {
        const damaged = source.slice(0, at) + inserted + source.slice(at + cut)
        try {
          compileRules(damaged, 'club.rules')
        } catch (error) {
          refused += 1
          if (!(error instanceof RulesSyntaxError)) throw error
          const lines = damaged.split('\n')
          expect(error.line).toBeLessThanOrEqual(lines.length)
          expect(error.column).toBeLessThanOrEqual((lines[error.line - 1]?.length ?? 0) + 1)
          expect(Math.min(error.line, error.column)).toBeGreaterThan(0)
        }
      }),
      { numRuns: 400 },
    )
    expect(refused).toBeGreaterThan(0)
  }, 60_000)
})

describe('the evaluator', () => {
  it('reaches a decision for any operation on any values', () => {
    const operand = fc.constantFrom(
      ...['null', 'true', '0', '-9223372036854775808', '1.5', '0.0 / 0.0', "''", "'a'", "'2026-01-01'", "b'a'", '/a/b'],
      ...['[]', "['a', 1]", '{}', "{'a': 1}", "['a'].toSet()", "{'a': 1}.diff({})", 'request.time', 'request.path'],
      ...['timestamp.value(0)', "duration.value(9223372036854775807, 'w')", 'latlng.value(90, 180)', 'resource'],
      ...['resource.data', 'resource.data.l', 'resource.data.m', 'resource.data.zz', 'request', 'request.auth.token'],
    )
    const binary = fc.constantFrom('+', '-', '*', '/', '%', '==', '!=', '<', '>=', 'in', '&&', '||')
    const method = fc.constantFrom(
      ...['size()', 'lower()', 'keys()', 'toSet()', 'year()', 'nanos()', 'date()', 'toBase64()', 'latitude()'],
      ...['affectedKeys()', 'values()', 'time()', 'toMillis()', 'dayOfYear()', 'seconds()', 'toUtf8()', 'trim()'],
    )
    const withArgument = fc.constantFrom(
      'hasAny',
      'matches',
      'split',
      'join',
      'concat',
      'union',
      'diff',
      'distance',
      'bind',
    )
    const call = fc.constantFrom(
      'int',
      'float',
      'string',
      'bool',
      'path',
      'math.abs',
      'math.round',
      'hashing.md5',
      'get',
    )
    const expression = fc.oneof(
      fc.tuple(operand, binary, operand).map(([a, op, b]) => `(${a}) ${op} (${b})`),
      fc.tuple(operand, method).map(([a, m]) => `(${a}).${m}`),
      fc.tuple(operand, withArgument, operand).map(([a, m, b]) => `(${a}).${m}(${b})`),
      fc.tuple(call, operand).map(([f, a]) => `${f}(${a})`),
      fc.tuple(operand, operand).map(([a, b]) => `(${a})[${b}]`),
      fc.tuple(operand, operand, operand).map(([a, b, c]) => `(${a})[${b}:${c}]`),
      fc.tuple(operand, operand).map(([a, b]) => `timestamp.date(2026, ${a}, ${b})`),
      operand.map((a) => `-(${a})`),
    )
    const resource = documentAt('things/t1', { l: list(int(1), text('x')), m: map({ k: int(1) }) })
    fc.assert(
      fc.property(expression, (shown) => {
        const rules = rulesOf(`match /things/{id} { allow get: if (${shown}) == true; }`)
        const { allowed, reason } = decide(rules, { resource })
        expect(allowed).toBe(reason === null)
      }),
      { numRuns: 3000 },
    )
  }, 60_000)
})

describe('patterns', () => {
  it('are translated or rejected with a PatternError, whatever they are', () => {
    const token = fc.constantFrom(...'ab-^$.*+?()[]{}|\\dwsQEpLx01:=<!P,i\n'.split(''), '[[:alpha:]]', '\\pL', '(?:')
    fc.assert(
      fc.property(fc.array(token, { maxLength: 12 }), fc.string({ maxLength: 5 }), (tokens, subject) => {
        try {
          expect(typeof compilePattern(tokens.join('')).testExact(subject)).toBe('boolean')
        } catch (error) {
          if (!(error instanceof PatternError)) throw error
        }
      }),
      { numRuns: 5000 },
    )
  }, 60_000)
})
