import { describe, expect, it } from 'vitest'
import { PatternError, toFullRegExp, toRegExp } from '../../../src/rules/regex.ts'

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
    ['\\Qa.b\\E+', 'a.ba.b', 'axb'],
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
    expect(toFullRegExp(pattern).test(yes)).toBe(true)
    expect(toFullRegExp(pattern).test(no)).toBe(false)
  })

  it.each([
    ['(?=a)', "'(?=a' is not supported"],
    ['(?<!a)b', "'(?<!' is not supported"],
    ['(a)\\1', "'\\1' is not supported"],
    ['a(?i)b', "'(?i)' is not supported"],
    ['(?i:a)', "'(?i:' is not supported"],
    ['\\C', "'\\C' is not supported"],
    ['[[:nope:]]', "'[:nope:]' is not supported"],
    ['\\p{Nope}', "'\\p{Nope}' names no Unicode category or script"],
    ['[a', 'never closed'],
    ['[a-', 'never closed'],
    ['[!-\\d]', "'!-\\d' is no range of characters"],
    ['[z-a]', 'invalid regular expression'],
    ['(a', 'invalid regular expression'],
    ['*', 'invalid regular expression'],
    ['\\x{110000}', 'is no character'],
  ])('%s is refused by name', (pattern, message) => {
    expect(() => toRegExp(pattern)).toThrow(PatternError)
    expect(() => toRegExp(pattern)).toThrow(message)
  })
})
