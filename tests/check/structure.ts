import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'

/**
 * The floors of `lib`: which room may import which. A room may import the rooms listed before it and none after it,
 * so no two rooms can import each other. docs/floors.md has a diagram.
 */
export const libFloors = [
  'core',
  'pages',
  'network',
  'programs',
  'availability',
  'search',
  'flights',
  'calculators',
  'journeys',
  'support',
  'alerts',
  'billing',
  'accounts',
  'content',
  'shell',
  'admin',
  'server',
] as const

/** Rooms of components that every feature may use, lowest first. */
const sharedViews = ['ui', 'shell'] as const
/** Rooms of components that compose pages from several features. */
const compositions = ['content', 'dashboard', 'design'] as const

export type Edge = { from: string; to: string }

const source = /^(app|components|lib|functions\/src|local|extension|packages\/[^/]+\/src)\/.*\.(ts|tsx|mjs)$/

/** Every import between our source files, including type imports. */
export function readEdges(files: readonly string[]): Edge[] {
  const known = new Set(files)
  return files
    .filter((file) => source.test(file))
    .flatMap((from) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(from, 'utf8'), true, true)
      return importedFiles.flatMap(({ fileName }) => {
        const to = resolveImport(from, fileName, known)
        return to === undefined ? [] : [{ from, to }]
      })
    })
}

function resolveImport(from: string, name: string, known: ReadonlySet<string>): string | undefined {
  if (!name.startsWith('@/') && !name.startsWith('.')) return undefined
  const path = name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(from), name)
  return ['', '.ts', '.tsx', '.mjs'].map((ending) => path + ending).find((candidate) => known.has(candidate))
}

const [lib, views] = ['lib', 'components'].map((top) => (path: string) => {
  const [first, room = '', ...rest] = path.split('/')
  return first === top && rest.length > 0 ? room : undefined
}) as [(path: string) => string | undefined, (path: string) => string | undefined]

/** Each import that goes up a floor of lib, between the views of two features, or to or from a room without a floor. */
export function findBreaches(edges: readonly Edge[]): string[] {
  return edges.flatMap(({ from, to }) => {
    const reason = breachInLib(from, to) ?? breachInViews(from, to)
    return reason === undefined ? [] : [`${from} imports ${to}: ${reason}`]
  })
}

function breachInLib(from: string, to: string): string | undefined {
  const [user, used] = [lib(from), lib(to)]
  if (user === undefined || used === undefined || user === used) return undefined
  const [at, needed] = [user, used].map((room) => (libFloors as readonly string[]).indexOf(room)) as [number, number]
  if (at < 0 || needed < 0) return `lib/${at < 0 ? user : used} has no floor`
  return needed > at ? `lib/${used} stands above lib/${user}` : undefined
}

function breachInViews(from: string, to: string): string | undefined {
  const [user, used] = [views(from), views(to)]
  if (user === undefined || used === undefined || user === used) return undefined
  const shared = (sharedViews as readonly string[]).indexOf(used)
  const own = (sharedViews as readonly string[]).indexOf(user)
  if (shared >= 0) return own >= 0 && own < shared ? `components/${used} stands above components/${user}` : undefined
  if ((compositions as readonly string[]).includes(user)) return undefined
  return `what two features need moves down to components/ui or components/shell`
}

/** Pairs of rooms that import each other, in lib, lib/server and components. */
export function findMutualPairs(edges: readonly Edge[]): string[] {
  const room = (path: string) => /^(lib\/server\/[^/]+(?=\/)|lib\/[^/]+|components\/[^/]+)(?=\/)/.exec(path)?.[0]
  const arrows = new Set(
    edges.flatMap(({ from, to }) => {
      const [a, b] = [room(from), room(to)]
      return a && b && a !== b ? [`${a} ${b}`] : []
    }),
  )
  return [...arrows].filter((arrow) => {
    const [a = '', b = ''] = arrow.split(' ')
    return a < b && arrows.has(`${b} ${a}`)
  })
}

/** Files of 40 lines or fewer whose only importer is in the same folder: they probably belong together. */
export function findCrumbs(files: readonly string[], edges: readonly Edge[]): string[] {
  const importers = new Map<string, Set<string>>()
  for (const { from, to } of edges) importers.set(to, (importers.get(to) ?? new Set()).add(from))
  return files.filter((file) => {
    const users = [...(importers.get(file) ?? [])]
    return (
      /^(lib|components)\/.*\.tsx?$/.test(file) &&
      !file.includes('/data/') &&
      users.length === 1 &&
      posix.dirname(users[0] ?? '') === posix.dirname(file) &&
      readFileSync(file, 'utf8').split('\n').length - 1 <= 40
    )
  })
}

/** A file at run time: its imports except type imports, and whether it is a client entry (`'use client'`). */
type RunTimeFile = { imports: readonly string[]; isClient: boolean }

/** Our files as they are at run time, by name. */
export function readRunTime(files: readonly string[]): ReadonlyMap<string, RunTimeFile> {
  const known = new Set(files)
  return new Map(
    files
      .filter((file) => source.test(file))
      .map((file) => {
        const text = readFileSync(file, 'utf8')
        const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
        const imports = parsed.statements.flatMap((statement) => {
          const isImport = ts.isImportDeclaration(statement) && !isOfTypes(statement.importClause)
          const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly
          const named = isImport || isExport ? statement.moduleSpecifier : undefined
          return named && ts.isStringLiteral(named) ? (resolveImport(file, named.text, known) ?? []) : []
        })
        const later = [...text.matchAll(/(?<!typeof )\bimport\('([^']+)'\)/g)].flatMap(
          ([, name = '']) => resolveImport(file, name, known) ?? [],
        )
        return [file, { imports: [...imports, ...later], isClient: /^'use client'/.test(text) }] as const
      }),
  )
}

function isOfTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = clause.namedBindings
  return !clause.name && !!named && ts.isNamedImports(named) && named.elements.every(({ isTypeOnly }) => isTypeOnly)
}

/** Each file of `lib/server`, which is for servers only, that a client entry imports directly or indirectly. */
export function findServerLeaks(files: ReadonlyMap<string, RunTimeFile>): string[] {
  const cameFrom = new Map<string, string | null>()
  const waiting = [...files]
    .filter(([name, { isClient }]) => isClient || name === 'instrumentation-client.ts')
    .map(([name]) => name)
  for (const name of waiting) cameFrom.set(name, null)
  const leaks: string[] = []
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (name.startsWith('lib/server/')) {
      leaks.push(`${name} <- ${cameFrom.get(name)}`)
      continue
    }
    for (const next of files.get(name)?.imports ?? []) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, name)
      waiting.push(next)
    }
  }
  return leaks
}
