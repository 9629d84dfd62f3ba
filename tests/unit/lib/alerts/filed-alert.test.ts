import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filedAlert, MAX_SLOTS, mayTake, slotOf } from '../../../../lib/alerts/filed-alert.ts'

it('filedAlert packs slot, days and flight kind into one number that reads back unchanged', () => {
  const day = fc.integer({ min: 1, max: 31 })
  const slots = fc.integer({ min: 0, max: MAX_SLOTS - 1 })
  fc.assert(
    fc.property(slots, fc.boolean(), day, day, day, fc.boolean(), (slot, directOnly, first, last, wanted, direct) => {
      const filed = filedAlert(slot, directOnly, first, last)
      expect(filed).toBe(filed >>> 0)
      expect(slotOf(filed)).toBe(slot)
      expect(mayTake(filed, wanted, direct)).toBe(wanted >= first && wanted <= last && (direct || !directOnly))
    }),
  )
})
