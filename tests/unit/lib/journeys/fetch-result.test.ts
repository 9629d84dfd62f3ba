import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { fetchResult } from '../../../../lib/journeys/fetch-result.ts'

const Answer = z.object({ good: z.number() })
const asking = () => ({ signal: new AbortController().signal, token: null })
const problem = (status: number, detail: string, errors: object[] = []) =>
  Response.json({ type: 'about:blank', title: 'At fault', status, detail, errors }, { status })
const answers = (...responses: (Response | Error)[]) => {
  const fetched = vi.fn<typeof fetch>(async () => {
    const next = responses.shift()
    if (!next || next instanceof Error) throw next
    return next
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

describe('askFor', () => {
  it('returns the parsed answer, and sends the token', async () => {
    const fetched = answers(Response.json({ good: 1 }))
    expect(await fetchResult('/api/x', Answer, { ...asking(), token: 't' })).toEqual({ ok: true, answer: { good: 1 } })
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer t' })
  })

  it.each([
    ['a broken connection', new TypeError('failed'), true, /connection failed/],
    ['an answer of another shape', Response.json({ bad: 1 }), true, /couldn’t read/],
    ['an answer cut off', new Response('{"goo'), true, /couldn’t read/],
    ['a server that fails', Response.json({}, { status: 500 }), true, /went wrong on our side/],
    ['too many questions', problem(429, 'Try in 3 s.'), true, /Try in 3 s/],
    ['a question at fault', problem(400, 'Bad.'), false, /Bad/],
  ])('reports for %s whether a retry may help', async (_, response, isPassing, message) => {
    answers(response)
    const answer = await fetchResult('/api/x', Answer, asking())
    expect(answer).toMatchObject({ ok: false, failure: { isPassing, message: expect.stringMatching(message) } })
  })

  it('names the parameters at fault', async () => {
    const errors = [{ parameter: 'to', message: 'is missing' }]
    answers(problem(400, 'Bad.', errors))
    expect(await fetchResult('/api/x', Answer, asking())).toMatchObject({ failure: { faults: errors } })
  })

  it('rethrows an abort', async () => {
    const ended = new AbortController()
    ended.abort()
    answers(new DOMException('aborted', 'AbortError'))
    await expect(fetchResult('/api/x', Answer, { signal: ended.signal, token: null })).rejects.toThrow('aborted')
  })
})
