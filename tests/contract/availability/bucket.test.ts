import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type IndexPlace, indexPlace } from '../../../lib/server/availability/store-index.ts'
import { FakeBucket } from './fake-bucket.ts'

const bucket = new FakeBucket()
let place: IndexPlace

beforeAll(async () => {
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', await bucket.start())
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-pointsward')
  place = indexPlace('gs://seats-index/stored/availability')
})
afterAll(() => {
  vi.unstubAllEnvs()
  bucket.stop()
})
beforeEach(() => bucket.objects.clear())

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

async function read(): Promise<{ text: string; generation: string } | null> {
  const stored = await place.open()
  if (stored === null) return null
  const found: Uint8Array[] = []
  for await (const piece of stored.bytes) found.push(piece)
  return { text: Buffer.concat(found).toString(), generation: stored.generation }
}

describe('an index in Cloud Storage', () => {
  it('is missing at first, then what was stored, then what replaced it', async () => {
    expect(await read()).toBeNull()
    expect(await place.replace(null, pieces('one', ' index'))).toBe(true)
    const first = await read()
    expect(first?.text).toBe('one index')
    expect(await place.replace(first?.generation ?? null, pieces('another'))).toBe(true)
    expect((await read())?.text).toBe('another')
  })

  it('is not replaced by a run that began before another one ended', async () => {
    await place.replace(null, pieces('first'))
    const before = await read()
    await place.replace(before?.generation ?? null, pieces('second'))
    expect(await place.replace(before?.generation ?? null, pieces('late'))).toBe(false)
    expect(await place.replace(null, pieces('later still'))).toBe(false)
    expect((await read())?.text).toBe('second')
  })

  it('stays unchanged when its replacement fails part-way', async () => {
    await place.replace(null, pieces('whole'))
    const before = await read()
    async function* failing() {
      yield Buffer.from('half')
      throw new Error('the database went away')
    }
    await expect(place.replace(before?.generation ?? null, failing())).rejects.toThrow('the database went away')
    expect(await read()).toEqual(before)
  })

  it('fails for a reader whose generation was replaced, instead of changing under it', async () => {
    await place.replace(null, pieces('first'))
    const opened = await place.open()
    bucket.put('stored/availability', Buffer.from('second'))
    const readOn = async () => {
      for await (const _ of opened?.bytes ?? []);
    }
    await expect(readOn()).rejects.toThrow()
  })
})
