import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

describe('faults', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => vi.restoreAllMocks())

  test('are kept until there is a receiver, and are passed on at once afterwards', async () => {
    const { reportFault, noteFault, receiveFaults } = await import('@/lib/core/faults.ts')
    const seen: string[] = []
    reportFault('reading', new Error('one'))
    noteFault('writing', new Error('two'))
    receiveFaults(({ what }) => seen.push(what))
    expect(seen).toEqual(['reading', 'writing'])
    reportFault('closing', new Error('three'))
    expect(seen).toEqual(['reading', 'writing', 'closing'])
  })

  test('are logged to the console when reported, but not when only noted', async () => {
    const { reportFault, noteFault } = await import('@/lib/core/faults.ts')
    const error = new Error('one')
    reportFault('reading', error)
    noteFault('uncaught', error)
    expect(vi.mocked(console.error).mock.calls).toEqual([['reading', error]])
  })

  test('are limited to the first twenty while there is no receiver', async () => {
    const { noteFault, receiveFaults } = await import('@/lib/core/faults.ts')
    for (let count = 0; count < 1_000; count += 1) noteFault(`fault ${count}`, count)
    const seen: string[] = []
    receiveFaults(({ what }) => seen.push(what))
    expect(seen).toHaveLength(20)
    expect(seen[0]).toBe('fault 0')
  })
})
