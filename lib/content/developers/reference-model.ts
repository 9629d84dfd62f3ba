import { z } from 'zod'

/** The content of the API reference, read from the OpenAPI document that this site publishes. */

const Schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
  properties: z.record(z.string(), z.looseObject({})).optional(),
  required: z.array(z.string()).optional(),
  $ref: z.string().optional(),
})
const Media = z.record(z.string(), z.object({ schema: Schema }))

const Described = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(z.object({ name: z.string(), description: z.string().optional(), required: z.boolean(), schema: Schema }))
    .default([]),
  requestBody: z.object({ content: Media }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Media.optional() })),
  'x-codeSamples': z.array(z.object({ lang: z.string(), source: z.string() })).default([]),
})

const Document = z.object({
  info: z.object({ version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Described)),
})

export type Parameter = { name: string; words: string; required: boolean; fallback: string | null }

export type ReferenceEntry = {
  id: string
  method: string
  path: string
  summary: string
  description: string
  /** The scope an access token needs; null when the operation does not accept tokens. */
  scope: string | null
  /** Whether it can be called without signing in. */
  open: boolean
  parameters: Parameter[]
  /** Fields of the request body. */
  fields: Parameter[]
  answers: { status: string; words: string }[]
  /** A curl command; null for operations that only this site's own pages call. */
  example: string | null
}

/** Every operation of the document, in its order. @throws ZodError when it is not an OpenAPI document */
export function readReference(document: unknown): ReferenceEntry[] {
  return Object.entries(Document.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => toEntry(path, method, described)),
  )
}

function toEntry(path: string, method: string, described: z.infer<typeof Described>): ReferenceEntry {
  const { operationId, summary, description, security, parameters, requestBody, responses } = described
  const [sample] = described['x-codeSamples']
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    description,
    scope: security.find((requirement) => requirement.accessToken)?.accessToken?.[0] ?? null,
    open: security.some((requirement) => Object.keys(requirement).length === 0),
    parameters: parameters.map(({ name, description: words = '', required, schema }) => ({
      ...{ name, words, required },
      fallback: writeDefault(schema.default),
    })),
    fields: readFields(requestBody?.content['application/json']?.schema),
    answers: Object.entries(responses).map(([status, { description: words }]) => ({ status, words })),
    example: sample?.source ?? null,
  }
}

function readFields(schema: z.infer<typeof Schema> | undefined): Parameter[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    ...{ name, words: '' },
    required: schema?.required?.includes(name) ?? false,
    fallback: writeDefault(property.default),
  }))
}

function writeDefault(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
