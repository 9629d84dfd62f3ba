import type { z } from 'zod'
import type { TokenScope } from '../../accounts/tokens-contract.ts'

/** Who may call: `anyone` gets what a visitor may see, and more when signed in. */
type Requester = 'anyone' | 'member' | 'token'

export type Operation = {
  method: 'get' | 'post' | 'delete'
  path: `/api/${string}`
  id: string
  summary: string
  description: string
  asker: Requester
  /** The scope a personal access token needs; without one no such token is accepted. */
  scope?: TokenScope
  /** Query parameters, as the schema that reads them. */
  query?: z.ZodObject
  /** The request body, as JSON. */
  body?: z.ZodObject
  /** A success without a schema has no body. */
  answer: { status: 200 | 204 | 303; schema?: z.core.$ZodType; type?: string; description: string }
  /** Problems it may answer with, besides 429, 500 and 503, which every operation behind the gate can return. */
  problems?: readonly (400 | 401 | 403 | 404 | 409 | 410 | 503)[]
}
