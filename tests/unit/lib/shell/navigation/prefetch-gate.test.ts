import { describe, expect, it } from 'vitest'
import { gatePreloads, isPreload, maxPreloads, mayPreload } from '../../../../../lib/shell/navigation/prefetch-gate.ts'

const mark = { headers: { 'next-router-prefetch': '1' } }

/** A network that answers when told to. */
function slowNetwork() {
  const answers: ((outcome: Response | Error) => void)[] = []
  const state = { underWay: 0, most: 0, asked: 0 }
  const fetchNow = () =>
    new Promise<Response>((resolve, reject) => {
      state.asked += 1
      state.underWay += 1
      state.most = Math.max(state.most, state.underWay)
      answers.push((outcome) => {
        state.underWay -= 1
        if (outcome instanceof Error) reject(outcome)
        else resolve(outcome)
      })
    })
  return { state, fetchNow: fetchNow as typeof fetch, answer: () => answers.shift() }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the gate of preloads', () => {
  it('lets four through at a time, the rest as those end, in order', async () => {
    const { state, fetchNow, answer } = slowNetwork()
    const gated = gatePreloads(fetchNow, () => true)
    const all = Array.from({ length: 11 }, (_, at) => gated(`/page-${at}`, mark))
    await settle()
    expect(state.underWay).toBe(maxPreloads)
    for (let next = answer(); next; next = answer()) {
      next(new Response('ok'))
      await settle()
    }
    await Promise.all(all)
    expect(state).toEqual({ asked: 11, underWay: 0, most: maxPreloads })
  })

  it('frees the place of a preload that failed', async () => {
    const { state, fetchNow, answer } = slowNetwork()
    const gated = gatePreloads(fetchNow, () => true)
    const all = Array.from({ length: 6 }, () => gated('/page', mark).catch(() => 'failed'))
    await settle()
    for (let next = answer(); next; next = answer()) {
      next(new Error('offline'))
      await settle()
    }
    expect(await Promise.all(all)).toEqual(Array(6).fill('failed'))
    expect(state.most).toBe(maxPreloads)
  })

  it('counts a preload until its last byte', async () => {
    const sending: ReadableStreamDefaultController<Uint8Array>[] = []
    const body = () => new ReadableStream<Uint8Array>({ start: (sender) => void sending.push(sender) })
    let asked = 0
    const gated = gatePreloads(
      async () => {
        asked += 1
        return new Response(body())
      },
      () => true,
    )
    const all = Array.from({ length: 5 }, () => gated('/page', mark))
    await settle()
    expect(asked).toBe(4)
    sending[0]?.close()
    await all[4]
    expect(asked).toBe(5)
  })

  it('refuses preloads where they are off, and never anything else', async () => {
    const { state, fetchNow } = slowNetwork()
    const gated = gatePreloads(fetchNow, () => false)
    await expect(gated('/page', mark)).rejects.toThrow(TypeError)
    for (let at = 0; at < 9; at++) void gated('/api/search')
    expect(state).toEqual({ asked: 9, underWay: 9, most: 9 })
  })
})

describe('what counts as a preload, and where there are any', () => {
  it('knows the marks of the router', () => {
    expect(isPreload({ 'Next-Router-Segment-Prefetch': '/_tree' })).toBe(true)
    expect(isPreload({ rsc: '1' })).toBe(false)
    expect(isPreload(undefined)).toBe(false)
  })

  it('asks the connection, and takes silence for a yes', () => {
    expect(mayPreload(undefined)).toBe(true)
    expect(mayPreload({ saveData: false, effectiveType: '4g' })).toBe(true)
    expect(mayPreload({ saveData: true, effectiveType: '4g' })).toBe(false)
    expect(['slow-2g', '2g', '3g'].map((effectiveType) => mayPreload({ effectiveType }))).toEqual([false, false, true])
  })
})
