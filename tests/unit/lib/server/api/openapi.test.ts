import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openApiDocument, operations } from '../../../../../lib/server/api/openapi.ts'

type Parameter = {
  name: string
  description?: string
  in: string
  required: boolean
  schema: { type?: string; default?: unknown }
}
type Described = { parameters?: Parameter[]; responses: Record<string, unknown>; operationId: string }
const document = openApiDocument() as {
  openapi: string
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, object> }
}

/** Every handler under app/api, as `get /api/search`, without the catch-all for unknown addresses. */
function handlers(): string[] {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('route.ts'),
  )
  return files.flatMap((file) => {
    const path = `/api/${dirname(file)}`
    if (path.includes('[...')) return []
    const source = readFileSync(join('app/api', file), 'utf8')
    const methods = [...source.matchAll(/export (?:async )?function (GET|POST|PUT|PATCH|DELETE)\b/g)]
    return methods.map(([, method = '']) => `${method.toLowerCase()} ${path}`)
  })
}

describe('the description of the API', () => {
  it('lists exactly the handlers that exist', () => {
    expect(existsSync('app/api/search/route.ts')).toBe(true)
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(handlers().sort())
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(described.sort()).toEqual(handlers().sort())
  })

  it('gives each parameter its type, and its default as written in a URL', () => {
    const parameters = document.paths['/api/search']?.get?.parameters ?? []
    const byName = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter]))
    expect(byName.from).toMatchObject({ in: 'query', required: true, schema: { type: 'string' } })
    expect(byName.cabins).toMatchObject({ required: false, schema: { default: 'Y,W,J,F' } })
    expect(byName.directOnly).toMatchObject({ required: false, schema: { default: '0' } })
    expect(byName.seats).toMatchObject({ schema: { type: 'string', default: '1' } })
    expect(byName.keep).toMatchObject({ required: false })
    for (const { schema } of parameters) expect(['string', 'undefined']).toContain(typeof schema.default)
  })

  it('describes each parameter in a sentence', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const { parameters = [] } of Object.values(methods)) {
        for (const { name, description } of parameters) expect(description, `${path} ${name}`).toMatch(/^\S.+\.$/)
      }
    }
  })

  it('has a schema for each reference', () => {
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)
    expect(references.length).toBeGreaterThan(20)
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\/schemas\//)
      expect(document.components.schemas).toHaveProperty(reference.split('/').at(-1) ?? '')
    }
    expect(text).not.toContain('"$schema"')
  })

  it('lists each operation’s possible problems, under a unique operation id', () => {
    for (const { path, method, problems } of operations) {
      const responses = document.paths[path]?.[method]?.responses ?? {}
      for (const status of [...problems, 429, 500]) expect(responses).toHaveProperty(String(status))
    }
    const ids = operations.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
