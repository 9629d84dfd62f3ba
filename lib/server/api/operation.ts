import type { z } from 'zod'
import type { TokenScope } from '../../accounts/tokens-contract.ts'

type Method = 'get' | 'post' | 'delete'

type Description = {
  id: string
  summary: string
  description: string
  /** Who may call: by default `anyone`, who gets what a visitor may see, and more when signed in. */
  asker?: 'anyone' | 'member' | 'token'
  /** The scope a personal access token needs; without one no such token is accepted. */
  scope?: TokenScope
  /** Query parameters, as the schema that reads them. */
  query?: z.ZodObject
  body?: z.ZodObject
  /** The status is 200 by default. A success without a schema has no body. */
  answer: { status?: 204 | 303; schema?: z.core.$ZodType; type?: string; description: string }
  /** Problems it may answer with, besides 429, 500 and 503, which every operation behind the gate can return. */
  problems?: readonly (400 | 401 | 403 | 404 | 409 | 410 | 503)[]
}

export type Operations = Readonly<Record<`${Method} /api/${string}`, Description>>

export type Operation = Description &
  Required<Pick<Description, 'asker' | 'problems'>> & { method: Method; path: string }

export function listOperations(operations: Operations): Operation[] {
  return Object.entries(operations).map(([address, { asker = 'anyone', problems = [], ...rest }]): Operation => {
    const [method, path = ''] = address.split(' ')
    return { ...rest, method: method as Method, path, asker, problems }
  })
}
