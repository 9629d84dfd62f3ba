import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Area } from './areas.ts'

/** What of an area is tried, as Stryker reads it: whole files, or the lines of the declarations drawn. */
export function listTried({ files, oneIn }: Pick<Area, 'files' | 'oneIn'>): string[] {
  if (oneIn === 1) return [...files]
  return files.flatMap((file) =>
    listDeclarations(file, readFileSync(file, 'utf8'))
      .filter(({ name }) => isDrawn(`${file} ${name}`, oneIn))
      .map(({ first, last }) => `${file}:${first}-${last}`),
  )
}

/** Depends on the name alone, so that a draw doesn't change with other declarations and can't be picked by hand. */
export function isDrawn(name: string, oneIn: number): boolean {
  return createHash('sha256').update(name).digest().readUInt32BE() % oneIn === 0
}

/** The functions, classes and constants of a file, with their lines, counted from 1. */
export function listDeclarations(file: string, text: string): { name: string; first: number; last: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const line = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  return source.statements.flatMap((statement) => {
    const named = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : statement
    if (
      named === undefined ||
      !(ts.isVariableDeclaration(named) || ts.isFunctionDeclaration(named) || ts.isClassDeclaration(named))
    )
      return []
    const name = named.name?.getText(source) ?? 'default'
    return [{ name, first: line(statement.getStart(source)), last: line(statement.end) }]
  })
}
