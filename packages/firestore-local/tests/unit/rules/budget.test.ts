import { describe, expect, it } from 'vitest'
import { decide, documentAt, int, rulesOf } from './harness.ts'

const max = 1_000
/** Comparing a list's size takes four more expressions than the list has items. */
const around = 4
const ones = (count: number) => Array<string>(count).fill('1')
const isFull = (items: string[]) => `[${items.join(', ')}].size() > 0`

const functions = `
function one() { return 1; }
function same(x) { return x; }
function twice(x) { return [x, x]; }
function lets() { let a = 1; let b = a; return b; }`
const resource = documentAt('things/t1', { n: int(1) })
const decided = (allows: string) => decide(rulesOf(`${functions}\nmatch /things/{id} { ${allows} }`), { resource })

// Each figure is what Google's emulator counts for the expression.
describe('an expression costs', () => {
  it.each<[string, number]>([
    ['1', 1],
    ['-1', 2],
    ['(1 + 1) + 1', 5],
    ['resource.data.n', 3],
    ["resource.data['n']", 4],
    ['request.auth.uid', 3],
    ['[1, 2][0:1]', 6],
    ["{'a': 1}", 3],
    ['!true', 2],
    ['true && true', 4],
    ['false && true', 2],
    ['true || true', 2],
    ['false || true', 4],
    ['1 < 2 && 2 < 3', 8],
    ['true ? 1 : 2', 4],
    ['false ? 1 : 2', 6],
    ['1 is int', 3],
    ["'a'.size()", 2],
    ['math.abs(1)', 2],
    ['int(1)', 2],
    ['one()', 2],
    ['same(1 + 1)', 5],
    ['twice(1 + 1)', 7],
    ['lets()', 6],
    ['/a/b', 3],
    ['/a/$(id)/c', 4],
    ['exists(/databases/$(database)/documents/things/other)', 7],
  ])('%s: %d', (expression, cost) => {
    const within = (count: number) => decided(`allow get: if ${isFull([...ones(count), expression])};`).allowed
    expect(within(max - around - cost)).toBe(true)
    expect(within(max - around - cost + 1)).toBe(false)
  })
})

describe('a request', () => {
  const spent = (count: number) => isFull(ones(count - around))

  it('has one budget for all rules it evaluates, and says when it is exceeded', () => {
    expect(decided(`allow get: if !(${spent(500)}); allow get: if ${spent(499)};`).allowed).toBe(true)
    const { allowed, reason } = decided(`allow get: if !(${spent(500)}); allow get: if ${spent(500)};`)
    expect(allowed).toBe(false)
    expect(reason).toContain('More than 1000 expressions to evaluate for one request.')
  })

  it('spends nothing on rules that it does not evaluate', () => {
    const after = `allow get: if ${spent(1_000)}; allow get: if ${spent(1_000)}; allow list: if ${spent(1_000)};`
    expect(decided(after).allowed).toBe(true)
  })

  it('is denied if the budget is exceeded before “|| true”', () => {
    expect(decided(`allow get: if ${spent(1_001)} || true;`).allowed).toBe(false)
  })
})
