import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** A regular expression in production code, with its place. */
type Found = { place: string; regex: RegExp }

const code = /^(app|components|lib|functions\/src|extension\/src)\/.*\.tsx?$|^[\w-]+\.ts$/

function regexesOf(path: string): Found[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Found[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? []
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push({ place: `${path}:${line} ${node.text}`, regex: new RegExp(pattern, flags.replace('v', 'u')) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const found = files
  .split('\n')
  .filter((path) => code.test(path) && !path.includes('.config.'))
  .flatMap(regexesOf)

/** Pairs of all kinds of characters that our patterns distinguish, to be repeated in an attack. */
const letters = [...'aA0-_ ,./:@<("\'[+&=;–\n']
const pumps = letters.flatMap((first) => letters.map((second) => first + second))

/** The literal text at the start of a pattern, so that an attack gets past it. */
const beginningOf = (regex: RegExp) =>
  /^\^?((?:\\[/.:<[(@-]|[\w/:<@ -])*)/.exec(regex.source)?.[1]?.replaceAll('\\', '') ?? ''

const attack = new Script(`
  for (const pump of pumps) for (const start of ['', beginning]) for (const end of ['', '\u0001', '!x'])
    regex.lastIndex = 0, regex.test(start + pump.repeat(30) + end)
`)

/** In ms. A safe pattern reads sixty characters at once; one that backtracks exponentially would take years. */
const years = 20_000

function isEndless(regex: RegExp, timeout = years): boolean {
  try {
    attack.runInContext(createContext({ pumps, regex, beginning: beginningOf(regex) }), { timeout })
    return false
  } catch {
    return true
  }
}

describe('the regular expressions', () => {
  it('are found', () => expect(found.length).toBeGreaterThan(150))

  it('never backtrack exponentially', { timeout: 300_000 }, () => {
    expect(found.filter(({ regex }) => isEndless(regex)).map(({ place }) => place)).toEqual([])
  })

  it.each([/^x:(a+)+$/, /(\w+\s?)*;/, /^(a|a)*$/])('are recognised as exponential: %s', (bad) => {
    expect(isEndless(bad, 300)).toBe(true)
  })
})
