import { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { FormValue } from './form.ts'

/** Shapes of the parameters that many calls share, as the forms carry them: everything is text. */
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

/** The parameters of a list call: paging, and the filters given. */
export function listShape<Shape extends z.ZodRawShape>(filters: Shape) {
  return z.strictObject({ ...anyList, ...filters })
}

/**
 * Checks parameters as strictly as the provider does: one it doesn't know is an error.
 * @throws ApiError 400 naming the first parameter at fault.
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

/** One page of a list, newest first, in the provider's shape. */
export function pageOf<Item extends Listed>(
  url: string,
  items: Item[],
  { limit, starting_after }: { limit: number; starting_after?: string | undefined },
) {
  const from = starting_after ? items.findIndex(({ id }) => id === starting_after) + 1 : 0
  const data = items.slice(from, from + limit)
  return { object: 'list', url, data, has_more: from + limit < items.length }
}
