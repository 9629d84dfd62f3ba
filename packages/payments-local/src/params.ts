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

type Page = { limit: number; starting_after?: string | undefined; ending_before?: string | undefined }

/**
 * Returns one page of a list, newest first, in the provider's format: the items after `starting_after`, or those
 * immediately before `ending_before`.
 * @throws ApiError 400 if both are given, or if one names nothing in the list.
 */
export function pageOf<Item extends Listed>(url: string, items: Item[], { limit, ...cursors }: Page) {
  const { starting_after: after, ending_before: before } = cursors
  if (after && before) {
    throw new ApiError(400, 'You may only specify one of these parameters: ending_before, starting_after.')
  }
  const positionOf = (id: string, param: string) => {
    const position = items.findIndex((item) => item.id === id)
    if (position < 0) throw new ApiError(400, `No such object: '${id}'`, { code: 'resource_missing', param })
    return position
  }
  if (before) {
    const end = positionOf(before, 'ending_before')
    const from = Math.max(0, end - limit)
    return { object: 'list', url, data: items.slice(from, end), has_more: from > 0 }
  }
  const from = after ? positionOf(after, 'starting_after') + 1 : 0
  return { object: 'list', url, data: items.slice(from, from + limit), has_more: from + limit < items.length }
}
