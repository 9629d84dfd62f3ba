import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Engine } from '../../../../src/engine.ts'
import { serveEngine } from '../../../../src/serve.ts'
import { StatusError } from '../../../../src/status.ts'
import { admin, database, integer, memoryEngine, nameOf, set, write } from '../../memory-engine.ts'
import { WebChannelClient } from './webchannel-client.ts'

let engine: Engine
let server: Awaited<ReturnType<typeof serveEngine>>

beforeEach(async () => {
  engine = memoryEngine()
  server = await serveEngine(engine, { host: '127.0.0.1', port: 0 })
})
afterEach(() => server.stop())

const client = (stream: 'Listen' | 'Write' = 'Listen') => new WebChannelClient(server.port, stream)
const listenTo = (path: string, targetId = 2) => ({
  database,
  addTarget: { targetId, documents: { documents: [nameOf(path)] } },
})
const isNoop = ([, payload]: [number, unknown[]]) => payload[0] === 'noop'
/** Returns the kinds of responses in arrays, in order: `ADD`, `documentChange`, … */
const kinds = (arrays: [number, unknown[]][]) =>
  arrays
    .filter((item) => !isNoop(item))
    .map(([, [message]]) => {
      const { targetChange, ...rest } = message as { targetChange?: { targetChangeType?: string } }
      return targetChange?.targetChangeType ?? Object.keys(rest)[0]
    })

describe('WebChannel', () => {
  test('opens with session, version and keep-alive, and answers messages sent in the handshake', async () => {
    const channel = client()
    expect(await channel.open([listenTo('c/a')])).toEqual([[0, ['c', channel.sid, '', 8, 14, 30_000]]])
    const arrays = await channel.listen(0).arrays(3)
    expect(arrays.map(([id]) => id)).toEqual([1, 2, 3])
    expect(kinds(arrays)).toEqual(['ADD', 'CURRENT', 'NO_CHANGE'])
  })

  test('streams later messages in the same response, with lengths in UTF-16 units', async () => {
    const channel = client()
    await channel.open([listenTo('c/a')])
    const back = channel.listen(0)
    await back.arrays(3)
    await write(engine, set('c/a', { s: { stringValue: '😀é' } }))
    const arrays = await back.arrays(5)
    expect(JSON.stringify(arrays[3])).toContain('😀é')
    expect(arrays.at(-1)?.[0]).toBe(5)
  })

  test('sends a noop at once on a back channel without messages', async () => {
    const channel = client()
    await channel.open()
    expect(await channel.listen(0).arrays(1)).toEqual([[1, ['noop']]])
  })

  test('a new back channel replaces the old one and repeats unconfirmed messages', async () => {
    const channel = client()
    await channel.open([listenTo('c/a')])
    const first = channel.listen(0)
    await first.arrays(3)
    const second = channel.listen(1)
    expect((await second.arrays(2)).map(([id]) => id)).toEqual([2, 3])
    await first.end()
  })

  test('long polling ends each response after its batch', async () => {
    const channel = client()
    await channel.open([listenTo('c/a')])
    expect(kinds(await channel.listen(0, 'CI=1').end())).toEqual(['ADD', 'CURRENT', 'NO_CHANGE'])
    const next = channel.listen(3, 'CI=1')
    await vi.waitFor(async () => expect((await channel.send([], { aid: 3 })).text).toMatch(/\[1,/))
    await write(engine, set('c/a'))
    expect(kinds(await next.end())).toEqual(['documentChange', 'NO_CHANGE'])
  })

  test('a poll with a timeout is answered with a noop when it expires', async () => {
    const channel = client()
    await channel.open()
    expect(await channel.listen(0, 'CI=1&TO=20').end()).toEqual([[1, ['noop']]])
  })

  test('a large streaming response ends, and the next one continues from the same message', async () => {
    const channel = client()
    await channel.open([listenTo('c/a')])
    const back = channel.listen(0)
    await back.arrays(3)
    const large = { stringValue: 'x'.repeat(900_000) }
    for (let n = 0; n < 5; n++) await write(engine, set('c/a', { large, n: integer(n) }))
    const last = (await back.end()).at(-1)?.[0] ?? 0
    await write(engine, set('c/a', { n: integer(9) }))
    const [next] = await channel.listen(last).arrays(1)
    expect(next?.[0]).toBe(last + 1)
  })

  test('a repeated post is executed once', async () => {
    const channel = client('Write')
    await channel.open([{ database }])
    const increment = {
      streamToken: 'MQ==',
      writes: [
        {
          update: { name: nameOf('c/a'), fields: {} },
          updateMask: {},
          updateTransforms: [{ fieldPath: 'n', increment: { integerValue: 1 } }],
        },
      ],
    }
    await channel.send([increment], { offset: 1 })
    await channel.send([increment], { offset: 1 })
    await channel.send([increment], { offset: 2 })
    const back = channel.listen(0)
    await back.arrays(3)
    const document = await engine.getDocument(nameOf('c/a'), {}, admin)
    expect(document.fields).toEqual({ n: { integerValue: '2' } })
  })

  test('a forward post’s response says whether a back channel is open and what is outstanding', async () => {
    const channel = client()
    await channel.open([listenTo('c/a')])
    const closed = await channel.send([])
    expect(closed.text).toMatch(/^\d+\n\[0,0,\d+\]$/)
    const back = channel.listen(0)
    await back.arrays(3)
    expect((await channel.send([], { aid: 3 })).text).toBe('7\n[1,3,0]')
  })

  test('an unknown or terminated session is rejected with 400', async () => {
    const channel = client()
    channel.sid = 'nobody'
    expect(await channel.send([])).toEqual({ status: 400, text: 'Unknown SID' })
    await channel.open([listenTo('c/a')])
    expect((await channel.terminate()).status).toBe(200)
    expect(await channel.listen(0).status).toBe(400)
  })

  test('the caller is the one in the handshake’s headers', async () => {
    engine.setRules(
      'p',
      `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
        match /users/{uid} { allow read: if request.auth.uid == uid; } } }`,
      'test.rules',
    )
    const token = Buffer.from('{"sub":"alice"}').toString('base64url')
    const channel = client()
    const messages = [listenTo('users/alice'), listenTo('users/bob', 4)]
    await channel.open(messages, `X-Other: x\r\nAuthorization: Bearer e30.${token}.\r\n`)
    expect(kinds(await channel.listen(0).arrays(4))).toEqual(['ADD', 'CURRENT', 'NO_CHANGE', 'REMOVE'])
  })

  test.each([
    ['a broken message', [{ nonsense: 1 }], '', 'INVALID_ARGUMENT'],
    ['an unknown token', [], 'Authorization: Bearer x\r\n', 'UNAUTHENTICATED'],
  ])('%s fails the stream inside the channel', async (_, messages, headers, status) => {
    const channel = client()
    await channel.open(messages, headers)
    const [first] = await channel.listen(0).arrays(1)
    expect(first?.[1]).toMatchObject([{ error: { status } }])
  })

  test('a rejected write fails the stream, and later writes are not executed', async () => {
    const channel = client('Write')
    await channel.open([{ database }])
    const failing = { writes: [{ delete: nameOf('c/a'), currentDocument: { exists: true } }] }
    await channel.send([failing, { writes: [set('c/b')] }])
    const arrays = await channel.listen(0).arrays(2)
    expect(arrays[1]?.[1]).toMatchObject([{ error: { code: 404, status: 'NOT_FOUND' } }])
    await expect(engine.getDocument(nameOf('c/b'), {}, admin)).rejects.toThrow(StatusError)
  })

  test('an idle Write channel is closed when connections run short, but no Listen channel', async () => {
    const writing = client('Write')
    await writing.open([{ database }])
    const write = writing.listen(0)
    await writing.send([{ writes: [set('c/a')] }])
    const listening = Array.from({ length: 4 }, () => client())
    const backs = await Promise.all(
      listening.map(async (channel) => {
        await channel.open([listenTo('c/a')])
        return channel.listen(0)
      }),
    )
    const arrays = await write.end()
    expect(arrays.map(([, [word]]) => word).at(-1)).toBe('close')
    expect(JSON.stringify(arrays)).toContain('commitTime')
    await engine.commit({ database, writes: [set('c/a', { n: integer(1) })] }, admin)
    for (const back of backs) expect(kinds(await back.arrays(6))).toContain('documentChange')
  })

  test('an orderly stop notifies open channels and accepts no more requests', async () => {
    const channel = client()
    await channel.open()
    const back = channel.listen(0)
    await back.arrays(1)
    await server.stop()
    expect((await back.end()).at(-1)?.[1]).toEqual(['stop'])
    await expect(channel.send([])).rejects.toThrow()
  })
})

test('an orderly stop waits for a client that is between two polls', async () => {
  const channel = client()
  await channel.open([listenTo('c/a')])
  const first = await channel.poll(0)
  expect(first).toContain('NO_CHANGE')
  const stopping = server.stop()
  expect(await channel.poll(3)).toContain('["stop"]')
  await stopping
})

describe('a WebChannel without a back channel', () => {
  test('ends a minute after its back channel was dropped', async () => {
    const channel = client()
    await channel.open([listenTo('c/a')])
    const back = channel.listen(0)
    await back.arrays(3)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      back.drop()
      await back.end()
      await vi.waitFor(async () => expect((await channel.send([])).text).toMatch(/\[0,/))
      await vi.advanceTimersByTimeAsync(59_000)
      expect((await channel.send([])).status).toBe(200)
      await vi.advanceTimersByTimeAsync(2_000)
      expect((await channel.send([])).text).toBe('Unknown SID')
    } finally {
      vi.useRealTimers()
    }
  })
})
