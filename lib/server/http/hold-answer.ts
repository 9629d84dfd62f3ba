import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

type Outlet = {
  /** Asked when the head is known: whether the body is to be held until it is whole. */
  holds: () => boolean
  /** Told as a head goes out, at the last moment at which headers can be set. */
  onHead: () => void
  /** Given a held body once it is whole; whoever has it sends it. */
  onWhole: (body: Buffer) => void
}

/** Longer than any page or file of ours; what is longer goes out as it comes. */
const longestBytes = 2 * 1024 * 1024

/** Stands between who writes an answer and the connection, by the methods everybody writes with. */
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
    if (bytes <= longestBytes) return
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
    // Too long after all.
    if (decide() !== 'held') return own.end()
    state = 'through'
    onWhole(Buffer.concat(pieces))
    return response
  }
  response.flushHeaders = () => {
    if (decide() !== 'held') own.flushHeaders()
  }
}

/** Who writes may ask to be told when it is done. */
function afterwards(args: unknown[]): void {
  const told = args.find((given) => typeof given === 'function')
  if (told) queueMicrotask(told as () => void)
}

/** A copy: the writer may fill its own again. */
function toBuffer(piece: unknown, encoding: unknown): Buffer {
  if (typeof piece !== 'string') return Buffer.from(piece as Uint8Array)
  return Buffer.from(piece, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
}

/** What `writeHead(status, message?, headers?)` was given, set as if each had been set by itself. */
function applyHead(response: ServerResponse, [status, ...rest]: unknown[]): void {
  response.statusCode = Number(status)
  if (typeof rest[0] === 'string') response.statusMessage = rest[0]
  const headers = rest.find((given) => typeof given === 'object' && given !== null)
  const pairs = Array.isArray(headers) ? toPairs(headers) : Object.entries((headers ?? {}) as OutgoingHttpHeaders)
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value)
}

const toPairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []))
