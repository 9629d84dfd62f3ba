import { describe, expect, it } from 'vitest'
import { acknowledged } from '../../../../../lib/accounts/client/acknowledged.ts'

const never = new Promise<void>(() => {})

describe('a write', () => {
  it('is saved once the server has it', async () => {
    expect(await acknowledged(Promise.resolve(), { onLine: true }, new EventTarget())).toBe('saved')
  })

  it('waits if there is no connection, or if the connection is lost meanwhile', async () => {
    expect(await acknowledged(never, { onLine: false }, new EventTarget())).toBe('waiting')
    const events = new EventTarget()
    const outcome = acknowledged(never, { onLine: true }, events)
    events.dispatchEvent(new Event('offline'))
    expect(await outcome).toBe('waiting')
  })

  it('fails with the server’s error', async () => {
    const refused = Promise.reject(new Error('permission-denied'))
    await expect(acknowledged(refused, { onLine: true }, new EventTarget())).rejects.toThrow('permission-denied')
  })
})
