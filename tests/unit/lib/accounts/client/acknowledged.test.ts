import { describe, expect, it } from 'vitest'
import { acknowledged } from '../../../../../lib/accounts/client/acknowledged.ts'

const never = new Promise<void>(() => {})

describe('a write', () => {
  it('is saved once the server has it', async () => {
    expect(await acknowledged(Promise.resolve(), { onLine: true }, new EventTarget())).toEqual({ state: 'saved' })
  })

  it('waits if there is no connection, or if the connection is lost meanwhile', async () => {
    expect(await acknowledged(never, { onLine: false }, new EventTarget())).toMatchObject({ state: 'waiting' })
    const events = new EventTarget()
    const outcome = acknowledged(never, { onLine: true }, events)
    events.dispatchEvent(new Event('offline'))
    expect(await outcome).toMatchObject({ state: 'waiting' })
  })

  it.each([
    ['refuses', new Error('permission-denied')],
    ['takes', null],
  ])('made without a connection says later whether the server %s it', async (_, error) => {
    const write = error === null ? Promise.resolve() : Promise.reject(error)
    const outcome = await acknowledged(write, { onLine: false }, new EventTarget())
    expect(outcome.state === 'waiting' && (await outcome.refusal)).toBe(error)
  })

  it('fails with the server’s error', async () => {
    const refused = Promise.reject(new Error('permission-denied'))
    await expect(acknowledged(refused, { onLine: true }, new EventTarget())).rejects.toThrow('permission-denied')
  })
})
