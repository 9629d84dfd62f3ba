import { describe, expect, it } from 'vitest'
import { compilePattern, PatternError } from '../../../src/rules/regex.ts'

describe('RE2 patterns', () => {
  it.each([
    ['[a-z]+@[a-z]+\\.com', 'ab@cd.com', 'ab@cd.org'],
    ['^abc$', 'abc', 'abcd'],
    ['a.c', 'a\rc', 'a\nc'],
    ['(?s)a.c', 'a\nc', 'a\n\nc'],
    ['(?i)abc', 'ABC', 'ABD'],
    ['(?m)a\n^b$', 'a\nb', 'a\nbc'],
    ['\\d{2,3}', '123', '1234'],
    ['\\w+\\s\\S', 'a_1 b', 'a-1 b'],
    ['[\\d\\-x]+', '1-x', 'a'],
    ['[^\\w]', 'é', 'e'],
    ['\\pL+', 'aé', 'a1'],
    ['\\p{Greek}', 'α', 'a'],
    ['\\P{Lu}', 'a', 'A'],
    ['[[:alpha:]_]+', 'a_B', 'a1'],
    ['[]a]', ']', 'b'],
    ['[a-]', '-', 'b'],
    ['[-a]', '-', 'b'],
    ['[\\w-~]', '-', '}'],
    ['[a-c-e]', '-', 'd'],
    ['[^a-c]', 'd', 'b'],
    ['[!--]', '+', '.'],
    ['[[:digit:]-x]', '-', 'w'],
    ['\\Qa.b\\E+', 'a.bb', 'axb'],
    ['a(?i)b', 'aB', 'Ab'],
    ['(?i:a)b', 'Ab', 'aB'],
    ['\\x41\\x{1F600}\\101', 'A😀A', 'AA'],
    ['(?P<name>a)(?:b)', 'ab', 'a'],
    ['\\Aab\\z', 'ab', 'abc'],
    ['a|b|cd', 'cd', 'ad'],
    ['a{,2}', 'a{,2}', 'aa'],
    ['{', '{', '}'],
    ['\\/\\@\\#', '/@#', '/@'],
    ['.', '😀', 'ab'],
    ['', '', 'a'],
  ])('%s matches %j and not %j', (pattern, yes, no) => {
    expect(compilePattern(pattern).testExact(yes)).toBe(true)
    expect(compilePattern(pattern).testExact(no)).toBe(false)
  })

  it.each([
    ['(?=a)', '`(?=`'],
    ['(?<!a)b', '`(?<!a)b`'],
    ['(a)\\1', '`\\1`'],
    ['\\C', '`\\C`'],
    ['[[:nope:]]', '`[:nope:]`'],
    ['\\p{Nope}', '`\\p{Nope}`'],
    ['[a', 'missing closing ]'],
    ['[a-', 'missing closing ]'],
    ['[!-\\d]', 'invalid escape sequence: `\\d`'],
    ['[z-a]', '`z-a`'],
    ['(a', 'missing closing )'],
    ['*', 'missing argument to repetition operator'],
    ['\\x{110000}', 'invalid escape sequence'],
  ])('%s is rejected, naming the problem', (pattern, message) => {
    expect(() => compilePattern(pattern)).toThrow(PatternError)
    expect(() => compilePattern(pattern)).toThrow(message)
  })
})
