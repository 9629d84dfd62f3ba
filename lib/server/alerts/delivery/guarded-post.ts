import { lookup as systemLookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { type AddressPolicy, addressFault, mayConnect } from '../../../alerts/delivery/public-address.ts'

/** What a member's server, or a push or message service, is sent. */
export type Post = { url: string; headers: Record<string, string>; body: string | Buffer }
/** Its answer. `text` is the beginning of the body, for what a service says of itself; `wait` in seconds when it says so. */
export type PostAnswer = { status: number; text: string; wait: number | null }

export type PostOptions = AddressPolicy & {
  /** For everything: resolving, connecting, and the answer. */
  timeoutMs: number
  resolve?: Resolve
}

type Resolve = (
  host: string,
  done: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void

/** Answers are not read beyond this many bytes: they only matter by their status. */
const BODY_LIMIT = 16_384

/** The address leads to no place that may be asked. Trying again later changes nothing until its owner changes it. */
export class ForbiddenAddress extends Error {}

const resolveAll: Resolve = (host, done) => {
  systemLookup(host, { all: true, verbatim: true }, (error, addresses) => done(error, addresses ?? []))
}

/**
 * Posts to an address that a member chose, without letting it reach inside our network: every address its name resolves
 * to must be public, and the connection goes to an address of that very answer, so that a name can't change its mind
 * in between. No redirect is followed.
 * @throws ForbiddenAddress; Error for whatever keeps an answer from coming in time
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
      // No pooled connection: one made for another message might lead elsewhere by now.
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

/** Name resolution for a connection, in both forms that Node asks for. */
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
