import { describe, expect, it } from 'vitest'
import { compileRules } from '../../../src/rules/compile.ts'
import { decide, expectSyntaxError, inDocuments, rulesOf } from './harness.ts'

describe('a rules file', () => {
  it('may have comments anywhere, functions at every level and several match blocks', () => {
    const source = `/* licence */ rules_version = "2"; // two
      function signedIn() { return request.auth != null }
      service cloud.firestore {
        function alias() { return signedIn(); }
        match /databases/{database}/documents/users/{uid} { allow read: if alias(); }
        match /databases/{database}/documents { /* none */ match /things/{id}/ /* x */ { } }
      }`
    expect(() => compileRules(source.replace('{id}/ ', '{id} '), 'f')).not.toThrow()
    expectSyntaxError(source, '6:79', "expected a path segment after '/'")
  })

  it.each<[string, `${number}:${number}`, string]>([
    ['', '1:1', "expected 'service cloud.firestore', found the end of the file"],
    ["rules_version = '3';", '1:17', "rules_version is '1' or '2'"],
    ["rules_version = '2'\nservice", '2:1', "expected ';', found 'service'"],
    ["rules_version = '2';\n", '2:1', "expected 'service cloud.firestore', found the end of the file"],
    ["rules_version = '2';\nservice firebase.storage {}", '2:9', 'service firebase.storage is not supported'],
    ["rules_version = '2';\nservice cloud.firestore {}\nservice cloud.firestore {}", '3:1', 'a second service'],
    ["rules_version = '2'; service cloud.firestore {", '1:47', "expected 'match', 'function' or '}', found the end"],
    ["rules_version = '2'; /* open", '1:22', 'this comment is never closed'],
    ["rules_version = '2", '1:17', 'this string is never closed'],
    ["rules_version = '2'; import x", '1:22', "expected 'service' or 'function', found 'import'"],
  ])('%j fails at %s', (source, place, message) => expectSyntaxError(source, place, message))

  it('may be at most 256 KiB', () => {
    expectSyntaxError(`rules_version = '2'; ${' '.repeat(256 * 1024)}`, '1:1', 'at most 256 KiB')
  })
})

describe('statements', () => {
  it.each<[string, `${number}:${number}`, string]>([
    ['match users/{id} {}', '4:7', "expected a path beginning with '/'"],
    ['match /users/{id {}', '4:18', "expected '}', found '{'"],
    ['match /users/{id=*} {}', '4:19', "expected '*', found '}'"],
    ['match /users/{1} {}', '4:15', "expected a wildcard name, found '1'"],
    ['match /{a=**}/x/{b=**} {}', '4:18', 'a second recursive wildcard in one path is not supported'],
    ['match /{a=**} {\n match /{b=**} {} }', '5:10', 'a second recursive wildcard'],
    ['match /a/{x}/b/{x} {}', '4:17', "'x' is declared twice"],
    ['match /a/{request} {}', '4:11', "'request' is a name of the language"],
    ['match /a/{x} { allow fetch; }', '4:22', "unknown method 'fetch': one of read, write, get, list"],
    ['match /a/{x} { allow toString; }', '4:22', "unknown method 'toString'"],
    ['match /a/{x} { allow read, ; }', '4:28', "expected a method such as read or write, found ';'"],
    ['match /a/{x} { allow read if true; }', '4:27', "expected ';', found 'if'"],
    ['match /a/{x} { allow read: true; }', '4:28', "expected 'if', found 'true'"],
    ['match /a/{x} { allow read: if true }', '4:36', "expected ';', found '}'"],
    ['match /a/{x} { return true; }', '4:16', "expected 'allow', 'match', 'function' or '}', found 'return'"],
    ['function f() { let a = 1; }', '4:27', "expected 'let' or 'return', found '}'"],
    ['function f(a, a) { return a; }', '4:15', "'a' is declared twice"],
    ['function f(a) { let a = 1; return a; }', '4:21', "'a' is declared twice"],
    ['function f(a,b,c,d,e,f,g,h) { return a; }', '4:26', 'a function has at most 7 parameters'],
    [`function f() { ${'let a = 1; '.repeat(11)} return a; }`, '4:10', 'a function has at most 10 let bindings'],
    ['function f() { return 1; }\nfunction f() { return 2; }', '5:10', "function 'f' is declared twice"],
    [`${'match /a/{x} {'.repeat(11)}`, '4:141', 'match blocks nest at most 10 deep'],
    [`match ${'/a'.repeat(98)} {}`, '4:1', 'a path has at most 100 segments'],
  ])('%j fails at %s', (body, place, message) => expectSyntaxError(inDocuments(body), place, message))
})

describe('expressions', () => {
  // The condition begins at line 4, column 32.
  it.each<[string, number, string]>([
    ['', 32, "expected an expression, found ';'"],
    ['1 +', 35, "expected an expression, found ';'"],
    ['(1', 34, "expected ')', found ';'"],
    ['[1,]', 35, "expected an expression, found ']'"],
    ['[1 2]', 35, "expected ',', found '2'"],
    ["{'a' 1}", 37, "expected ':', found '1'"],
    ['a ? b', 37, "expected ':', found ';'"],
    ['1 === 1', 36, "expected an expression, found '='"],
    ['true & false', 37, "unexpected character '&'"],
    ['12ab', 32, "'12a' is not a number"],
    ['9223372036854775808', 32, '9223372036854775808 does not fit a 64-bit integer'],
    ['99999999999999999999', 32, 'does not fit a 64-bit integer'],
    ["'abc", 32, 'this string is never closed'],
    ["'a\\d'", 34, "unknown escape '\\d'"],
    ["'\\xZZ'", 33, "unknown escape '\\x'"],
    ['resource.', 41, "expected a property name, found ';'"],
    ['/a//b == null', 35, "expected a path segment after '/'"],
    ['/a/$(resource.id == null', 56, "expected ')', found ';'"],
    ['1 is strnig', 34, "unknown type 'strnig'"],
    ['1 is 2', 37, "expected a type name, found '2'"],
    ['(/a/$(uid)).get({})', 44, 'get() takes 2 arguments, not 1'],
    ['1e3 == 1000', 32, "'1e' is not a number"],
    ['exists(/a/b, 1)', 32, 'exists() takes 1 argument, not 2'],
    ['int()', 32, 'int() takes 1 argument, not 0'],
    ['math.pow(1)', 37, 'math.pow() takes 2 arguments, not 1'],
    ['math == 1', 32, "'math' is a namespace"],
    ['"a".matches()', 36, 'matches() takes 1 argument, not 0'],
    ["'a'.matches('(?=a)')", 44, 'invalid or unsupported Perl syntax: `(?=`'],
    [`${'('.repeat(100)}1${')'.repeat(100)}`, 131, 'nested too deeply'],
    [`${'!'.repeat(100)}true`, 130, 'nested too deeply'],
    [Array(100).fill('true').join(' && '), 32, 'nested too deeply'],
  ])('%j fails at column %i', (condition, column, message) => {
    const source = inDocuments(`match /a/{x} { allow read: if  ${condition}; }`)
    expectSyntaxError(source, `4:${column}`, message)
  })

  it('counts lines in multi-line conditions', () => {
    expectSyntaxError(inDocuments('match /a/{x} {\n  allow read: if true\n    && 12ab == 1;\n}'), '6:8', "'12a'")
  })

  it.each([
    'uid == 1',
    '/a/$(uid) == null',
    'isOwner(1)',
    'toString()',
    'math.cos(1) == 1',
    'math.constructor(1) == 1',
    'request.headers == null',
    '"a".startsWith("b")',
  ])('%s only fails when it is evaluated, and || can absorb the error', (condition) => {
    const allowing = (test: string) => rulesOf(`match /things/{id} { allow get: if ${test}; }`)
    expect(decide(allowing(condition)).allowed).toBe(false)
    expect(decide(allowing(`!(${condition})`)).allowed).toBe(false)
    expect(decide(allowing(`${condition} || true`)).allowed).toBe(true)
  })
})

describe('rules_version', () => {
  const everywhere = `service cloud.firestore { match /databases/{database}/documents/things/{rest=**} {
    allow get: if true; } match /databases/{database}/documents/{a}/t1/{rest=**} { allow get: if a == 'parts'; } }`
  const inVersion = (line: string) => compileRules(`${line}${everywhere}`, 'f')

  it('1, or none, lets a recursive wildcard match one segment or more', () => {
    for (const line of ['', "rules_version = '1';"]) {
      expect(decide(inVersion(line), { path: 'things/t1' }).allowed).toBe(true)
      expect(decide(inVersion(line), { path: 'parts/t1' }).allowed).toBe(false)
      expect(decide(inVersion(line), { path: 'parts/t1/x/y' }).allowed).toBe(true)
    }
  })

  it('2 lets it also match no segment', () => {
    expect(decide(inVersion("rules_version = '2';"), { path: 'parts/t1' }).allowed).toBe(true)
  })
})

describe('functions', () => {
  it('see outer wildcards and functions, with inner names taking precedence', () => {
    const rules = rulesOf(`
      function kind() { return 'outer'; }
      function twice(n) { let m = n + n; return m; }
      match /things/{id} {
        function here(id2) { return id2 == id && twice(twice(1)) == 4 && kind() == 'inner'; }
        function kind() { return 'inner'; }
        allow get: if here('t1') && database == '(default)';
        match /parts/{id} { allow get: if id == 'p1' && here('t1') == false; }
      }`)
    expect(decide(rules)).toEqual({ allowed: true, reason: null })
    // The function belongs to the thing's block and sees the thing's id; the part's id shadows that name only further
    // down.
    expect(decide(rules, { path: 'things/t2/parts/p1' }).allowed).toBe(true)
    expect(decide(rules, { path: 'things/t1/parts/p1' }).allowed).toBe(false)
  })

  it('defer an error in an argument or a let until it is used', () => {
    const rules = rulesOf(`function either(a, b) { let c = resource.data.zz; return a || b || c; }
      match /things/{id} { allow get: if either(resource.data.x, true); }`)
    expect(decide(rules).allowed).toBe(true)
  })

  it('may not call themselves, directly or in a circle', () => {
    expectSyntaxError(inDocuments('function f(a) {\n return f(a); }'), '5:9', "function 'f' calls itself")
    const circle = inDocuments('function f() { return g(); }\nfunction g() { return 1 == f(); }')
    expectSyntaxError(circle, '5:28', "function 'f' calls itself; recursion is not allowed")
  })

  it('may nest at most 20 calls', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, i) => `function f${i}() { return ${i === 0 ? 'true' : `f${i - 1}()`}; }`).join('\n')
    const calling = (length: number) => `${chain(length)}\nmatch /things/{id} { allow get: if f${length - 1}(); }`
    expect(decide(rulesOf(calling(21))).allowed).toBe(true)
    expectSyntaxError(inDocuments(calling(22)), '26:36', 'functions call each other more than 20 deep')
  })

  it('are checked even if nothing calls them, including the number of arguments', () => {
    expectSyntaxError(inDocuments('function f() { return 1 is nope; }'), '4:25', "unknown type 'nope'")
    expectSyntaxError(
      inDocuments('function f(a) { return a; }\nfunction g() { return f(); }'),
      '5:23',
      'takes 1 argument',
    )
  })
})
