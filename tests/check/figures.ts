import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'

/** The measurements of one source file. */
export type FileFigures = {
  path: string
  lines: number
  commentLines: number
  anys: number
  functions: { name: string; line: number; lines: number; jsx: boolean }[]
}

const scriptKind = (path: string) => (path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

export function measureFile(path: string, text = readFileSync(path, 'utf8')): FileFigures {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, scriptKind(path))
  const figures: FileFigures = {
    path,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    commentLines: countCommentLines(text),
    anys: 0,
    functions: [],
  }
  visit(source, source, figures)
  return figures
}

function visit(node: ts.Node, source: ts.SourceFile, figures: FileFigures): void {
  if (node.kind === ts.SyntaxKind.AnyKeyword) figures.anys += 1
  if (ts.isFunctionLike(node) && 'body' in node && node.body) figures.functions.push(measureFunction(node, source))
  ts.forEachChild(node, (child) => visit(child, source, figures))
}

function measureFunction(node: ts.SignatureDeclaration, source: ts.SourceFile): FileFigures['functions'][number] {
  const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line
  const last = source.getLineAndCharacterOfPosition(node.end).line
  const owner = ts.isVariableDeclaration(node.parent) ? node.parent.name.getText(source) : undefined
  return {
    name: node.name?.getText(source) ?? owner ?? '(anonymous)',
    line: first + 1,
    lines: last - first + 1,
    jsx: containsJsx(node),
  }
}

function containsJsx(node: ts.Node): boolean {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true
  return ts.forEachChild(node, (child) => containsJsx(child) || undefined) ?? false
}

function countCommentLines(text: string): number {
  let inBlock = false
  let count = 0
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const starts = line.startsWith('/*') || line.startsWith('{/*')
    if (inBlock || starts || line.startsWith('//')) count += 1
    if (starts) inBlock = true
    if (line.includes('*/')) inBlock = false
  }
  return count
}

/** The value below which the given share of the numbers lies; 0 without numbers. */
export function quantile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const isPage = (path: string) => basename(path) === 'page.tsx'
