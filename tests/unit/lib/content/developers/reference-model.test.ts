import { describe, expect, it } from 'vitest'
import { readReference } from '../../../../../lib/content/developers/reference-model.ts'
import { examples } from '../../../../../lib/server/api/examples.ts'
import { openApiDocument, operations } from '../../../../../lib/server/api/openapi.ts'

const entries = readReference(openApiDocument())

describe('the reference', () => {
  it('lists each operation, with an example unless only our own pages call it', () => {
    expect(entries.map(({ id }) => id).sort()).toEqual(operations.map(({ id }) => id).sort())
    expect(Object.keys(examples).sort()).toEqual(operations.map(({ id }) => id).sort())
    for (const { id, example } of entries) expect(example !== null, id).toBe(examples[id] !== null)
  })

  it('has an example for every operation that a token’s scope allows', () => {
    expect(entries.filter(({ scope, example }) => scope !== null && example === null)).toEqual([])
  })

  it('writes an example as a curl command, with the token where one is accepted', () => {
    const search = entries.find(({ id }) => id === 'search')
    expect(search?.example).toMatch(/^curl "\$POINTSWARD_URL\/api\/search\?program=qantas&from=SYD&to=SIN/)
    expect(search?.example).toContain('-H "Authorization: Bearer $POINTSWARD_TOKEN"')
    expect(entries.find(({ id }) => id === 'health')?.example).toBe('curl "$POINTSWARD_URL/api/health"')
    expect(entries.find(({ id }) => id === 'deleteAlert')?.example).toContain('curl -X DELETE')
  })

  it('describes fields, defaults, scopes and response statuses', () => {
    const create = entries.find(({ id }) => id === 'createAlert')
    expect(create).toMatchObject({ scope: 'write:alerts', open: false })
    expect(create?.fields.find(({ name }) => name === 'from')?.required).toBe(true)
    expect(create?.fields.find(({ name }) => name === 'cabins')?.fallback).toBe('["J"]')
    expect(create?.answers.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['200', '400', '401', '409', '429']),
    )
  })

  it('throws for an invalid document', () => {
    expect(() => readReference({ paths: 1 })).toThrow()
  })
})
