import { describe, expect, it } from 'vitest'
import { findAirport } from '../../../../lib/network/airports.ts'
import { loungeAirports, loungesFor } from '../../../../lib/network/lounges.ts'
import { routeChanges } from '../../../../lib/network/route-changes.ts'

const ids = (program: 'qantas' | 'velocity', since: string, today = '2026-11-22') =>
  routeChanges(program, since, today).added.map(({ id }) => id)

describe('what changed in a route table', () => {
  it('includes the routes begun since a date, newest first', () => {
    expect(ids('qantas', '2026-06-01')).toEqual(['MEL-BKK-AY', 'MEL-CMB-JQ', 'OOL-NAN-FJ'])
    expect(ids('velocity', '2026-06-01')).toEqual(['CBR-DPS-VA'])
    expect(ids('qantas', '2026-11-22')).toEqual([])
  })

  it('counts a start known only to the month or year from the first possible day', () => {
    expect(ids('qantas', '2026-03-01')).toContain('MCY-DPS-JQ')
    expect(ids('qantas', '2026-03-02')).not.toContain('MCY-DPS-JQ')
    expect(ids('qantas', '2026-01-01')).toContain('ADL-PVG-MU')
  })

  it('lists upcoming, announced and ended routes separately', () => {
    const { upcoming, planned, ended } = routeChanges('qantas', '2025-01-01', '2026-11-22')
    expect(upcoming.map(({ id }) => id)).toEqual(['MEL-KUL-BA', 'SYD-LAS-QF'])
    expect(planned.every(({ programs }) => programs.includes('qantas'))).toBe(true)
    expect(ended.map(({ from, to }) => `${from}-${to}`)).toContain('SYD-ICN')
    expect(ids('qantas', '2025-01-01', '2026-12-30')).toContain('SYD-LAS-QF')
  })
})

describe('lounges', () => {
  it('open by status or cabin, open ones first, and are all at known airports', () => {
    const gold = loungesFor({ airport: 'SYD', cabin: 'Y', status: 'velocity-gold' })
    expect(gold[0]).toMatchObject({ kind: 'virgin', mayEnter: true, why: 'by status' })
    expect(gold.slice(1).every(({ mayEnter }) => mayEnter === false)).toBe(true)
    expect(loungesFor({ airport: 'LAX', cabin: 'F', status: '' })).toMatchObject([{ mayEnter: true, why: 'by cabin' }])
    expect(loungesFor({ airport: 'LAX', cabin: 'J', status: 'qantas-gold' })).toMatchObject([{ mayEnter: false }])
    for (const airport of loungeAirports) expect(findAirport(airport), airport).toBeDefined()
  })
})
