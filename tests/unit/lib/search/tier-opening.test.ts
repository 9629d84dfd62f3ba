import { describe, expect, it } from 'vitest'
import { cabins } from '../../../../lib/core/cabin.ts'
import { tierOpenings } from '../../../../lib/search/tier-opening.ts'

const london = { from: ['PER'], to: ['LON'], cabins: [...cabins] }

describe('tierOpenings', () => {
  it('opens later for Silver and Bronze in business on long flights', () => {
    const openings = tierOpenings('2027-12-01', london)
    expect(Object.fromEntries(openings?.map(({ tier, opens }) => [tier, opens]) ?? [])).toEqual({
      Bronze: '2027-02-07',
      Silver: '2027-01-12',
      Gold: '2026-12-13',
      Platinum: '2026-12-13',
      'Platinum One': '2026-12-13',
    })
  })

  it('is null in economy and on short flights, which open to all tiers on the same day', () => {
    expect(tierOpenings('2027-12-01', { ...london, cabins: ['Y'] })).toBeNull()
    expect(tierOpenings('2027-12-01', { ...london, to: ['SYD', 'country:NZ'] })).toBeNull()
  })
})
