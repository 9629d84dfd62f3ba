import { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { FormValue } from './form.ts'

/** Schemas of parameters that many calls share. In forms every value is text. */
export const Metadata = z.record(z.string().max(40), z.string().max(500)).default({})
export const Flag = z.stringbool()
export const Amount = z.coerce.number().int().min(0)
export const Address = z.url()

const anyList = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  expand: z.array(z.string()).optional(),
}

/** Builds the schema of a list call: paging, and the given filters. */
export function listShape<Shape extends z.ZodRawShape>(filters: Shape) {
  return z.strictObject({ ...anyList, ...filters })
}

/**
 * Validates parameters as strictly as the provider does: an unknown parameter is an error.
 * @throws ApiError 400 naming the first invalid parameter.
 */
export function readParams<Schema extends z.ZodType>(
  schema: Schema,
  params: Record<string, FormValue>,
): z.infer<Schema> {
  const parsed = schema.safeParse(params)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (issue?.code === 'unrecognized_keys') {
    throw new ApiError(400, `Received unknown parameter: ${issue.keys[0]}`, {
      code: 'parameter_unknown',
      param: issue.keys[0] ?? '',
    })
  }
  const param = issue?.path.map((part, at) => (at === 0 ? String(part) : `[${String(part)}]`)).join('') ?? ''
  const absent = param in params ? 'Invalid' : 'Missing required param or invalid'
  throw new ApiError(400, `${absent} ${param}: ${issue?.message}`, { param })
}

type Listed = { id: string }

/** Returns one page of a list, newest first, in the provider's format. */
export function pageOf<Item extends Listed>(
  url: string,
  items: Item[],
  { limit, starting_after }: { limit: number; starting_after?: string | undefined },
) {
  const from = starting_after ? items.findIndex(({ id }) => id === starting_after) + 1 : 0
  const data = items.slice(from, from + limit)
  return { object: 'list', url, data, has_more: from + limit < items.length }
}
