import type { z } from 'zod'
import type { TokenScope } from '../../accounts/tokens-contract.ts'

/** Who may ask: `anyone` gets what a visitor may see, and more with a sign-in. */
type Requester = 'anyone' | 'member' | 'token'

export type Operation = {
  method: 'get' | 'post' | 'delete'
  path: `/api/${string}`
  id: string
  summary: string
  description: string
  asker: Requester
  /** What a personal access token must allow; without one no such token is taken. */
  scope?: TokenScope
  /** Parameters of the query, by the schema that reads them. */
  query?: z.ZodObject
  /** What is sent with it, as JSON. */
  body?: z.ZodObject
  /** A success without a schema has no body. */
  answer: { status: 200 | 204 | 303; schema?: z.core.$ZodType; type?: string; description: string }
  /** The problems it may answer with, besides 429, 500 and 503, which every operation behind the gate knows. */
  problems: readonly (400 | 401 | 403 | 404 | 409 | 410 | 503)[]
}
