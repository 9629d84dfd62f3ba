import { expect, test } from 'vitest'
import { SerialQueue } from '../../../../../lib/accounts/client/serial-queue.ts'

test('a deed begins when the one before it is done, and in the order they came', async () => {
  const turns = new SerialQueue()
  const said: string[] = []
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const first = turns.run(async () => {
    said.push('first begins')
    await gate
    said.push('first ends')
    return 1
  })
  const second = turns.run(async () => {
    said.push('second')
    return 2
  })
  await Promise.resolve()
  expect(said).toEqual(['first begins'])
  open()
  expect(await Promise.all([first, second])).toEqual([1, 2])
  expect(said).toEqual(['first begins', 'first ends', 'second'])
})

test('one that fails says so to its caller alone', async () => {
  const turns = new SerialQueue()
  const failed = turns.run(() => Promise.reject(new Error('refused')))
  const next = turns.run(async () => 'done')
  await expect(failed).rejects.toThrow('refused')
  expect(await next).toBe('done')
})
