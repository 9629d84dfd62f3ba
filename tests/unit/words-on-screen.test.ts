import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Words that we never use on screen, and what to use instead. */
const glossary: readonly { word: RegExp; say: string }[] = [
  { word: /\bstored (seat|search|look|availability|result)/i, say: 'seats we found, cached results' },
  { word: /\bpermutations?\b/i, say: 'route-and-date checks' },
  {
    word: /\b(a|an|one|two|first|second|last|newest|latest|oldest|every|each|our|any|this|that|no|\d+|later|more) looks?\b/i,
    say: 'check',
  },
  { word: /^looks?$/i, say: 'checks' },
  { word: /\blooked at\b/i, say: 'checked' },
  { word: /\btold\b(?! you\b)/i, say: 'said, reported, alerted' },
  { word: /\bstands?\b(?! for\b)/i, say: 'is' },
  {
    word: /\b(two|these|those|all|cheapest|more|few|no|seat|the) offers? (of|on|to fly|that fly|scanned)\b/i,
    say: 'options',
  },
  {
    word: /\b(this|the|its|our|one|a|each|no|that|any) sources? (says?|names?|gives?|knows?|saw|seen|asks?)\b/i,
    say: 'what is true, with the source in small type',
  },
  { word: /\b(some|any|every|no)body\b/i, say: 'we, you, someone, everyone, no one' },
  { word: /\be-mail/i, say: 'email' },
  { word: /\bin full ink\b|\bplan windows?\b/i, say: 'a legend, how far ahead' },
  { word: /\bdear(er|est)\b/i, say: 'more expensive, highest' },
  { word: /\bat the (least|most)\b/i, say: 'guaranteed, at least, up to' },
  { word: /\bcomes? on top\b/i, say: 'is extra' },
  { word: /\bpoints? brings?\b|\bbrings? (about|you) \$/i, say: 'is worth' },
  // Refers to flights and days; for seats we write "seats together".
  { word: /\bpairs?\b/i, say: 'return trip, route, together' },
  {
    word: /^ways\b(?! to\b)|\b(\d+|two|three|all|these|those|more|fewer|no|other|which) ways\b(?! (to|you)\b)/i,
    say: 'routes, options, the ways to …',
  },
  { word: /\bcould not be (read|loaded|fetched|reached|set|sent|saved|changed)\b/i, say: 'we couldn’t …' },
]

const screens = /^(app|components|lib|extension\/src|functions\/src)\/.*\.tsx?$/
/** Files whose texts appear in a terminal or a log, never on a screen. */
const unseen = /^lib\/server\/(logs|env)|^lib\/availability\/providers\/|\.d\.ts$/
const forLogs = /^(reportFault|report|log|console\.\w+|Error|TypeError|RangeError)$/

type Said = { place: string; text: string }

function isForLogs(node: ts.Node): boolean {
  const call = ts.findAncestor(node, (one) => ts.isCallExpression(one) || ts.isNewExpression(one))
  return call !== undefined && forLogs.test(call.expression.getText())
}

/** Every text of a file that may reach a screen: text between tags, and strings of words. */
function textsOf(path: string, code: string): Said[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const said: Said[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    if (ts.isJsxAttribute(node) && /^(className|id|key|href)$/.test(node.name.getText())) return
    const text =
      ts.isJsxText(node) ||
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
        ? node.text.replaceAll(/\s+/g, ' ').trim()
        : ''
    if (/[A-Z]|\s/.test(text) && /[a-z]{2}/.test(text) && !isForLogs(node)) {
      said.push({ place: `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return said
}

const faultsIn = (said: readonly Said[]): string[] =>
  said.flatMap(({ place, text }) =>
    glossary.filter(({ word }) => word.test(text)).map(({ say }) => `${place} “${text}”: say ${say}`),
  )

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const said = files
  .split('\n')
  .filter((path) => screens.test(path) && !unseen.test(path))
  .flatMap((path) => textsOf(path, readFileSync(path, 'utf8')))

describe('the words on screen', () => {
  it('are found', () => expect(said.length).toBeGreaterThan(5_000))

  it('include none that the list forbids', () => expect(faultsIn(said)).toEqual([]))

  it('are searched in JSX text, attributes and strings, but not in errors and logs', () => {
    const page = `const a = <p title="No stored seat">The first look at
      it</p>
    const b = \`\${n} Permutations a day\`
    throw new Error('Somebody told us')`
    expect(faultsIn(textsOf('page.tsx', page)).map((fault) => fault.split(' ')[0])).toEqual([
      'page.tsx:1',
      'page.tsx:1',
      'page.tsx:3',
    ])
  })
})
