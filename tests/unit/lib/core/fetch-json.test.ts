import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ApiFailure, fetchJson } from '../../../../lib/core/fetch-json.ts'

const Shape = z.object({ seats: z.int() })

function answering(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const ask = (token: string | null = null) =>
  fetchJson('/api/search', Shape, { signal: new AbortController().signal, token })

async function failureOf(asking: Promise<unknown>): Promise<ApiFailure> {
  const failure = await asking.catch((error: unknown) => error)
  if (!(failure instanceof ApiFailure)) throw new Error('expected an ApiFailure')
  return failure
}

afterEach(() => vi.unstubAllGlobals())

describe('fetchJson', () => {
  it('gives the checked answer', async () => {
    answering(async () => Response.json({ seats: 2, more: true }))
    expect(await ask()).toEqual({ seats: 2 })
  })

  it('says who asks only when there is somebody', async () => {
    const fetched = answering(async () => Response.json({ seats: 2 }))
    await ask()
    await ask('token')
    const headers = fetched.mock.calls.map(([, init]) => init?.headers)
    expect(headers[0]).not.toHaveProperty('authorization')
    expect(headers[1]).toHaveProperty('authorization', 'Bearer token')
  })

  it('carries the server’s own words of what is wrong, and doesn’t call that passing', async () => {
    const problem = { type: 'about:blank', title: 'Bad', status: 400, detail: 'Please check to.' }
    answering(async () => Response.json(problem, { status: 400 }))
    const failure = await failureOf(ask())
    expect(failure).toMatchObject({ kind: 'refused', message: 'Please check to.', isPassing: false })
    expect(failure.problem).toEqual(problem)
  })

  it('survives an error page that is no JSON', async () => {
    answering(async () => new Response('<html>', { status: 502 }))
    expect(await failureOf(ask())).toMatchObject({
      kind: 'refused',
      message: 'Something went wrong on our side. Try again in a minute.',
    })
    expect(await failureOf(ask())).toMatchObject({ isPassing: true, canRetry: true })
  })

  it('lets a limit be tried again by hand, not by itself', async () => {
    answering(async () => new Response('', { status: 429 }))
    expect(await failureOf(ask())).toMatchObject({
      message: 'Too many searches in a short time. Wait a minute, then try again.',
      isPassing: false,
      canRetry: true,
    })
  })

  it('calls an answer cut in the middle unreadable, and worth another try', async () => {
    answering(async () => new Response('{"seats": 2', { status: 200 }))
    expect(await failureOf(ask())).toMatchObject({ kind: 'garbled', isPassing: false, canRetry: true })
  })

  it('says that the server took too long, when it did', async () => {
    answering(async () => Promise.reject(new DOMException('slow', 'TimeoutError')))
    expect(await failureOf(ask())).toMatchObject({ kind: 'offline', message: 'The server took too long. Try again.' })
  })

  it('calls a lost connection and a failing server passing', async () => {
    answering(async () => Promise.reject(new TypeError('network')))
    expect(await failureOf(ask())).toMatchObject({ kind: 'offline', isPassing: true })
    const problem = { type: 'about:blank', title: 'Not ready', status: 503, detail: 'Still loading.' }
    answering(async () => Response.json(problem, { status: 503 }))
    expect((await failureOf(ask())).isPassing).toBe(true)
  })

  it('never passes on an answer of another shape', async () => {
    answering(async () => Response.json({ seats: 'two' }))
    expect(await failureOf(ask())).toMatchObject({ kind: 'garbled', isPassing: false })
  })

  it('lets an abort through as it is', async () => {
    const stop = new AbortController()
    answering(async () => Promise.reject(stop.signal.reason))
    stop.abort()
    await expect(fetchJson('/', Shape, { signal: stop.signal, token: null })).rejects.toBe(stop.signal.reason)
  })
})
