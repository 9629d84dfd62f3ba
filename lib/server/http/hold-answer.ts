import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

type Outlet = {
  /** Called when the head is known: whether to hold the body until it is complete. */
  holds: () => boolean
  /** Called as the head is sent: the last moment at which headers can be set. */
  onHead: () => void
  /** Receives a held body once it is complete, and has to send it. */
  onWhole: (body: Buffer) => void
}

/** Longer than any page or file of ours. A longer body is sent as it comes. */
const maxBytes = 2 * 1024 * 1024

/** Intercepts a response between its writer and the connection, by wrapping the methods every writer uses. */
export function holdAnswer(response: ServerResponse, { holds, onHead, onWhole }: Outlet): void {
  const own = {
    writeHead: response.writeHead.bind(response) as (status: number) => ServerResponse,
    write: response.write.bind(response) as (...args: unknown[]) => boolean,
    end: response.end.bind(response) as (...args: unknown[]) => ServerResponse,
    flushHeaders: response.flushHeaders.bind(response),
  }
  let state: 'open' | 'held' | 'through' = 'open'
  let pieces: Buffer[] = []
  let bytes = 0
  const decide = () => {
    if (state === 'open') state = !response.headersSent && holds() ? 'held' : 'through'
    return state
  }
  const add = (piece: unknown, encoding: unknown) => {
    if (piece === undefined || piece === null || typeof piece === 'function') return
    const buffer = toBuffer(piece, encoding)
    bytes += buffer.length
    pieces.push(buffer)
    if (bytes <= maxBytes) return
    state = 'through'
    for (const held of pieces) own.write(held)
    pieces = []
  }
  response.writeHead = (...args: unknown[]) => {
    if (response.headersSent) return own.writeHead(Number(args[0]))
    applyHead(response, args)
    if (decide() === 'held') return response
    onHead()
    return own.writeHead(response.statusCode)
  }
  response.write = (...args: unknown[]) => {
    if (decide() !== 'held') return own.write(...args)
    add(args[0], args[1])
    afterwards(args)
    return true
  }
  response.end = (...args: unknown[]) => {
    if (decide() !== 'held') return own.end(...args)
    add(args[0], args[1])
    afterwards(args)
    // The last piece made it too long to hold.
    if (decide() !== 'held') return own.end()
    state = 'through'
    onWhole(Buffer.concat(pieces))
    return response
  }
  response.flushHeaders = () => {
    if (decide() !== 'held') own.flushHeaders()
  }
}

/** Calls the writer's callback, if it passed one, as if the piece had been written. */
function afterwards(args: unknown[]): void {
  const callback = args.find((given) => typeof given === 'function')
  if (callback) queueMicrotask(callback as () => void)
}

/** Copies the piece, because the writer may reuse its buffer. */
function toBuffer(piece: unknown, encoding: unknown): Buffer {
  if (typeof piece !== 'string') return Buffer.from(piece as Uint8Array)
  return Buffer.from(piece, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
}

/** Applies the arguments of `writeHead(status, message?, headers?)` as if each had been set separately. */
function applyHead(response: ServerResponse, [status, ...rest]: unknown[]): void {
  response.statusCode = Number(status)
  if (typeof rest[0] === 'string') response.statusMessage = rest[0]
  const headers = rest.find((given) => typeof given === 'object' && given !== null)
  const pairs = Array.isArray(headers) ? toPairs(headers) : Object.entries((headers ?? {}) as OutgoingHttpHeaders)
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value)
}

const toPairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []))
