import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { apiVersion, changelog } from '../../../../../lib/content/developers/changelog.ts'
import { openApiDocument } from '../../../../../lib/server/api/openapi.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
const described = openApiDocument() as { info: { version: string }; paths: Json; components: { schemas: Json } }

/** What no client relies on: words for people, and examples, whose dates change. */
const words = new Set(['description', 'summary', 'title', 'x-codeSamples'])

/** The description without these words and with sorted keys. A property may be named like one of them, and stays. */
function bare(value: Json, areNames = false): Json {
  if (Array.isArray(value)) return value.map((one) => bare(one))
  if (value === null || typeof value !== 'object') return value
  const kept = Object.entries(value).filter(([key]) => areNames || !words.has(key))
  return Object.fromEntries(kept.sort().map(([key, inner]) => [key, bare(inner, key === 'properties' && !areNames)]))
}

/** What version 1 promises, one per line: operations, parameters, and fields with the path to them. */
function promises(): string[] {
  const lines: string[] = []
  const walk = (at: string, value: Json, areNames = false): void => {
    if (value === null || typeof value !== 'object') return
    if (Array.isArray(value)) {
      for (const one of value) walk(at, one)
      return
    }
    if (!areNames && typeof value.name === 'string' && value.in === 'query') lines.push(`${at} ?${value.name}`)
    if (!areNames && typeof value.operationId === 'string') lines.push(`${at} ${value.operationId}`)
    for (const [key, inner] of Object.entries(value)) {
      if (areNames) lines.push(`${at}.${key}`)
      const isStep =
        areNames || at === '' || /^(get|post|delete|put|patch|\d{3}|requestBody)$/.test(key) || key.startsWith('/')
      walk(isStep ? `${at}${areNames ? '.' : ' '}${key}`.trim() : at, inner, key === 'properties' && !areNames)
    }
  }
  walk('', bare(described.paths))
  for (const [name, schema] of Object.entries(described.components.schemas as Record<string, Json>)) {
    walk(name, bare(schema))
  }
  return [...new Set(lines)].sort()
}

/** What a request must contain. Any addition would break clients that do not send it. */
function demands(): string[] {
  const operations = Object.entries(described.paths as Record<string, Record<string, Record<string, Json>>>)
  return operations.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
      const required = (parameters as { name: string; required: boolean }[]).filter(({ required }) => required)
      const body = requestBody as { content?: Record<string, { schema?: { required?: string[] } }> } | undefined
      const fields = Object.values(body?.content ?? {}).flatMap(({ schema }) => schema?.required ?? [])
      return [...required.map(({ name }) => name), ...fields].map((name) => `${method} ${path} needs ${name}`)
    }),
  )
}

it('a changed contract needs a new version in the changelog', () => {
  const contract = createHash('sha256')
    .update(JSON.stringify(bare({ paths: described.paths, schemas: described.components.schemas })))
    .digest('hex')
    .slice(0, 16)
  const todo = `the API changed: add a version to lib/content/developers/changelog.ts with contract '${contract}'`
  expect(changelog[0]?.contract, todo).toBe(contract)
  expect(described.info.version).toBe(apiVersion)
})

it('versions rise by one, and their dates are in order', () => {
  expect(changelog.map(({ version }) => version)).toEqual(changelog.map((_, at) => `1.${changelog.length - 1 - at}`))
  const days = changelog.map(({ on }) => on)
  expect(days).toEqual([...days].sort().reverse())
})

it('version 1 keeps all operations, parameters and fields, and its operations demand nothing new', () => {
  const [had = '', needed = ''] = readFileSync('tests/unit/lib/server/api/version-1.txt', 'utf8').split('\n\n')
  const now = new Set(promises())
  expect(had.split('\n').filter((line) => !now.has(line))).toEqual([])
  const wasThere = (demand: string) => {
    const [method = '', path = ''] = demand.split(' ')
    return had.includes(`${path} ${method} `)
  }
  const before = new Set(needed.trim().split('\n'))
  expect(demands().filter((demand) => !before.has(demand) && wasThere(demand))).toEqual([])
})

it('nothing is marked as deprecated', () => {
  // Once something is, its answers must carry Deprecation and Sunset headers, and this test must check them.
  expect(JSON.stringify(described)).not.toContain('"deprecated":true')
})

// After a new version, run with WRITE_VERSION_1=1 to record its promises, so that later versions keep them too.
if (process.env.WRITE_VERSION_1) {
  const { writeFileSync } = await import('node:fs')
  writeFileSync('tests/unit/lib/server/api/version-1.txt', `${promises().join('\n')}\n\n${demands().join('\n')}\n`)
}
