import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
}

/** Modules a file imports for more than their types. */
function runtimeImports(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )[^'"]*['"]([^'"]+)['"]/gm)
  return [...imports].map((match) => match[1] ?? '')
}

describe.each(['lib/network', 'lib/programs'])('%s may be imported by a page', (folder) => {
  const files = sourcesOf(folder)

  test('no file imports a package or an availability module at run time', () => {
    const heavy = files.flatMap((file) =>
      runtimeImports(file)
        .filter((name) => !name.startsWith('.') || name.includes('/availability/'))
        .map((name) => `${file} imports ${name}`),
    )
    expect(heavy).toEqual([])
  })

  test('only the registry imports the provenance of the network', () => {
    const readers = files.filter((file) => runtimeImports(file).some((name) => name.endsWith('/provenance.json')))
    expect(readers).toEqual(folder === 'lib/programs' ? ['lib/programs/registry.ts'] : [])
  })

  test('no file reads the clock: time is an argument', () => {
    expect(files.filter((file) => /Date\.now\(|new Date\(\)/.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
