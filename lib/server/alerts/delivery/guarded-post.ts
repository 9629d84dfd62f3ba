import { lookup as systemLookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { type AddressPolicy, addressFault, mayConnect } from '../../../alerts/delivery/public-address.ts'

/** A request to a member's server, or to a push or message service. */
export type Post = { url: string; headers: Record<string, string>; body: string | Buffer }
/**
 * The response. `text` is the beginning of the body, where a service may explain itself; `wait` is in seconds, null if
 * the service names none.
 */
export type PostAnswer = { status: number; text: string; wait: number | null }

export type PostOptions = AddressPolicy & {
  /** For the whole request: resolving, connecting and the response. */
  timeoutMs: number
  resolve?: Resolve
}

type Resolve = (
  host: string,
  done: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void

/** Responses are not read beyond this many bytes, because little but their status matters. */
const BODY_LIMIT = 16_384

/** The address leads somewhere we don't allow. Retrying is useless until its owner changes it. */
export class ForbiddenAddress extends Error {}

const resolveAll: Resolve = (host, done) => {
  systemLookup(host, { all: true, verbatim: true }, (error, addresses) => done(error, addresses ?? []))
}

/**
 * Posts to an address that a member chose, without letting it reach inside our network: every IP address its name
 * resolves to must be public, and the connection uses an address from that same lookup, so that the name can't resolve
 * differently in between. Redirects aren't followed.
 * @throws ForbiddenAddress; Error for anything that keeps a response from arriving in time
 */
export async function guardedPost(post: Post, options: PostOptions): Promise<PostAnswer> {
  const fault = addressFault(post.url, options)
  if (fault !== null) throw new ForbiddenAddress(fault)
  const url = new URL(post.url)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const signal = AbortSignal.timeout(options.timeoutMs)
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      reject(signal.aborted ? new Error(`no answer within ${options.timeoutMs / 1000} s`) : error)
    }
    const request = send(url, {
      method: 'POST',
      headers: { ...post.headers, 'content-length': Buffer.byteLength(post.body) },
      // Don't reuse a pooled connection: the name may resolve to another address by now.
      agent: false,
      lookup: guardedLookup(options),
      signal,
    })
    request.on('error', fail)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      const finish = () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, text: Buffer.concat(chunks).toString(), wait: parseSeconds(headers['retry-after']) })
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk.subarray(0, BODY_LIMIT - size))
        size += chunk.length
        if (size < BODY_LIMIT) return
        finish()
        request.destroy()
      })
      response.on('end', finish)
      response.on('error', fail)
    })
    request.end(post.body)
  })
}

/** Returns a guarded name lookup for a connection, in both forms Node asks for (one address or all). */
export function guardedLookup({ allowLoopback, resolve = resolveAll }: Omit<PostOptions, 'timeoutMs'>): LookupFunction {
  return (host, options, callback) => {
    resolve(host, (error, addresses) => {
      const [first] = addresses
      if (error || first === undefined) return callback(error ?? new Error(`${host} has no address`), '', 0)
      if (!addresses.every(({ address }) => mayConnect(address, { allowLoopback }))) {
        return callback(new ForbiddenAddress(`${host} isn’t on the public internet, so we can’t reach it.`), '', 0)
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

function parseSeconds(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : null
}
