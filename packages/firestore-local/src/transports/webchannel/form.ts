import { StatusError } from '../../status.ts'

/** Encodes a frame: the length in UTF-16 units, as the browser counts, then the JSON. */
export const encodeFrame = (json: string): string => `${json.length}\n${json}`

/** Encodes array ids and their payloads as one frame; each `payload` is already JSON. */
export const encodeArrays = (items: readonly { id: number; payload: string }[]): string =>
  encodeFrame(`[${items.map(({ id, payload }) => `[${id},${payload}]`).join(',')}]`)

/** The maps of one forward post: the running index of the first, and the message of each. */
export type ForwardMaps = { offset: number; messages: string[] }

/** @throws StatusError INVALID_ARGUMENT */
export function parseForwardMaps(form: URLSearchParams): ForwardMaps {
  const count = Number(form.get('count') ?? 0)
  const offset = Number(form.get('ofs') ?? 0)
  if (!Number.isInteger(count) || count < 0 || !Number.isInteger(offset) || offset < 0) {
    throw new StatusError('INVALID_ARGUMENT', 'Bad count or ofs in a WebChannel post.')
  }
  const messages: string[] = []
  while (messages.length < count) {
    const message = form.get(`req${messages.length}___data__`)
    // Without this check a count of a billion in a short post would exhaust memory.
    if (message === null) throw new StatusError('INVALID_ARGUMENT', 'A WebChannel post holds fewer maps than it says.')
    messages.push(message)
  }
  return { offset, messages }
}

/** Parses the request headers of a handshake. They are sent in its body, so that the post needs no CORS preflight. */
export function parseInitialHeaders(form: URLSearchParams): Map<string, string> {
  const lines = (form.get('headers') ?? '').split('\r\n').filter((line) => line.includes(':'))
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}
