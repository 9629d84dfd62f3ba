import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerVelocityStatus,
  velocityStatusDefaults as defaults,
  velocityStatusFields as fields,
} from '../../../../lib/calculators/velocity-status.ts'
import { velocityTiers } from '../../../../lib/programs/velocity/status.ts'

describe('an answer', () => {
  it('adds tickets to the credits so far, each rounded up separately', () => {
    const { credits, own, points } = answerVelocityStatus(defaults)
    expect({ credits, own, points }).toEqual({ credits: 342, own: 282, points: 11_520 })
  })

  it('reaches a tier only with the share from Virgin Australia', () => {
    const short = answerVelocityStatus({ ...defaults, tier: 'Red', credits: 500, own: 100, tickets: [] })
    expect(short.outlook).toMatchObject({ attained: 'Red', next: { tier: 'Silver', statusCredits: 0, fromVirgin: 25 } })
    const enough = answerVelocityStatus({ ...defaults, tier: 'Red', credits: 500, own: 250, tickets: [] })
    expect(enough.outlook.attained).toBe('Gold')
  })

  it('says what closes the gap, and nothing at the top', () => {
    expect(answerVelocityStatus(defaults).closing).toEqual([
      { fare: 'choice', aud: 1_896 },
      { fare: 'lite', aud: 3_792 },
    ])
    const top = answerVelocityStatus({ ...defaults, tier: 'Platinum Plus', credits: 3_000, own: 3_000 })
    expect(top.closing).toEqual([])
    expect(top.points).toBeNull()
  })

  it('counts no more credits from Virgin Australia than credits in total', () => {
    expect(answerVelocityStatus({ ...defaults, credits: 10, own: 99_999, tickets: [] }).own).toBe(10)
  })

  it('never falls when a ticket is added', () => {
    const ticket = fc.record({
      fare: fc.constantFrom('lite' as const, 'choice' as const, 'flex' as const, 'business' as const),
      aud: fc.integer({ min: 1, max: 50_000 }),
      times: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...velocityTiers),
        fc.array(ticket, { maxLength: 6 }),
        ticket,
        (tier, tickets, more) => {
          const before = answerVelocityStatus({ ...defaults, tier, tickets })
          const after = answerVelocityStatus({ ...defaults, tier, tickets: [...tickets, more] })
          expect(after.credits).toBeGreaterThan(before.credits)
          expect(velocityTiers.indexOf(after.outlook.attained)).toBeGreaterThanOrEqual(
            velocityTiers.indexOf(before.outlook.attained),
          )
        },
      ),
    )
  })
})

it('tickets are read back from the address, and malformed ones are rejected', () => {
  const { tickets } = defaults
  expect(fields.tickets.read(fields.tickets.write(tickets))).toEqual(tickets)
  for (const text of ['choice.0.1', 'choice.1e309.1', 'cheap.300.1', 'choice.300', 'choice.-1.1'])
    expect(fields.tickets.read(text)).toBeNull()
})
