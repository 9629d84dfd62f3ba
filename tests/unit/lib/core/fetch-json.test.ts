import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ApiFailure, fetchJson } from '../../../../lib/core/fetch-json.ts'

const Shape = z.object({ seats: z.int() })

function answering(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const load = (token: string | null = null) =>
  fetchJson('/api/search', Shape, { signal: new AbortController().signal, token })

async function failureOf(asking: Promise<unknown>): Promise<ApiFailure> {
  const failure = await asking.catch((error: unknown) => error)
  if (!(failure instanceof ApiFailure)) throw new Error('expected an ApiFailure')
  return failure
}

afterEach(() => vi.unstubAllGlobals())

describe('fetchJson', () => {
  it('returns the validated answer', async () => {
    answering(async () => Response.json({ seats: 2, more: true }))
    expect(await load()).toEqual({ seats: 2 })
  })

  it('sends an authorization header only with a token', async () => {
    const fetched = answering(async () => Response.json({ seats: 2 }))
    await load()
    await load('token')
    const headers = fetched.mock.calls.map(([, init]) => init?.headers)
    expect(headers[0]).not.toHaveProperty('authorization')
    expect(headers[1]).toHaveProperty('authorization', 'Bearer token')
  })

  it('reports a bad request in the server’s own words, and not as temporary', async () => {
    const problem = { type: 'about:blank', title: 'Bad', status: 400, detail: 'Please check to.' }
    answering(async () => Response.json(problem, { status: 400 }))
    const failure = await failureOf(load())
    expect(failure).toMatchObject({ kind: 'refused', message: 'Please check to.', isPassing: false })
    expect(failure.problem).toEqual(problem)
  })

  it('reports an error page that is not JSON as temporary', async () => {
    answering(async () => new Response('<html>', { status: 502 }))
    expect(await failureOf(load())).toMatchObject({
      kind: 'refused',
      message: 'Something went wrong on our side. Try again in a minute.',
    })
    expect(await failureOf(load())).toMatchObject({ isPassing: true, canRetry: true })
  })

  it('allows a retry by hand after a rate limit, but no automatic one', async () => {
    answering(async () => new Response('', { status: 429 }))
    expect(await failureOf(load())).toMatchObject({
      message: 'Too many searches in a short time. Wait a minute, then try again.',
      isPassing: false,
      canRetry: true,
    })
  })

  it('reports a truncated answer as unreadable and worth a retry', async () => {
    answering(async () => new Response('{"seats": 2', { status: 200 }))
    expect(await failureOf(load())).toMatchObject({ kind: 'garbled', isPassing: false, canRetry: true })
  })

  it('says that the server took too long after a timeout', async () => {
    answering(async () => Promise.reject(new DOMException('slow', 'TimeoutError')))
    expect(await failureOf(load())).toMatchObject({ kind: 'offline', message: 'The server took too long. Try again.' })
  })

  it('reports a lost connection and a failing server as temporary', async () => {
    answering(async () => Promise.reject(new TypeError('network')))
    expect(await failureOf(load())).toMatchObject({ kind: 'offline', isPassing: true })
    const problem = { type: 'about:blank', title: 'Not ready', status: 503, detail: 'Still loading.' }
    answering(async () => Response.json(problem, { status: 503 }))
    expect((await failureOf(load())).isPassing).toBe(true)
  })

  it('reports an answer of another shape as unreadable, not as temporary', async () => {
    answering(async () => Response.json({ seats: 'two' }))
    expect(await failureOf(load())).toMatchObject({ kind: 'garbled', isPassing: false })
  })

  it('rethrows an abort unchanged', async () => {
    const stop = new AbortController()
    answering(async () => Promise.reject(stop.signal.reason))
    stop.abort()
    await expect(fetchJson('/', Shape, { signal: stop.signal, token: null })).rejects.toBe(stop.signal.reason)
  })
})
