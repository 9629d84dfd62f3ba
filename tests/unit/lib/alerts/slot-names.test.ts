import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SlotNames } from '../../../../lib/alerts/alert-index.ts'

it('finds what a map of names would, as names are added and removed', () => {
  const step = fc.record({ name: fc.integer({ min: 0, max: 60 }), add: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const names: string[] = []
      const slots = new SlotNames(names)
      const model = new Map<string, number>()
      for (const { name: number, add } of steps) {
        const name = `users/m${number}/alerts/00`
        const known = model.get(name)
        if (add && known === undefined) {
          names.push(name)
          slots.add(names.length - 1)
          model.set(name, names.length - 1)
        } else if (!add && known !== undefined) {
          slots.remove(known)
          model.delete(name)
        }
        expect(slots.size).toBe(model.size)
      }
      for (let number = 0; number <= 60; number += 1) {
        const name = `users/m${number}/alerts/00`
        expect(slots.find(name)).toBe(model.get(name))
      }
    }),
  )
})

it('finds each of 20,000 names after its table has grown', () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `users/m${at}/alerts/00`)
  const slots = new SlotNames(names)
  for (const at of names.keys()) slots.add(at)
  for (const [at, name] of names.entries()) expect(slots.find(name)).toBe(at)
  expect(slots.find('users/nobody/alerts/00')).toBeUndefined()
})
