import { expect, test } from 'vitest'
import { SerialQueue } from '../../../../../lib/accounts/client/serial-queue.ts'

test('a task begins when the one queued before it is done', async () => {
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

test('a task that fails rejects only for its own caller', async () => {
  const turns = new SerialQueue()
  const failed = turns.run(() => Promise.reject(new Error('refused')))
  const next = turns.run(async () => 'done')
  await expect(failed).rejects.toThrow('refused')
  expect(await next).toBe('done')
})
