import { describe, expect, it } from 'vitest'
import { parseIngestOptions } from '../../../../local/ingest/options.ts'

const read = (...args: string[]) => parseIngestOptions(['--from', 'seats-aero', ...args], 0)

describe('the arguments of a bulk read', () => {
  it('are program, days, the number of calls for flights, and the folder', () => {
    expect(read('--program', 'velocity').bulk).toEqual({ program: 'velocity', tripCalls: null, folder: null })
    expect(read('--start', '2027-01-01', '--end', '2027-01-31', '--trips', '--kept', 'x').bulk).toEqual({
      ...{ program: 'qantas', start: '2027-01-01', end: '2027-01-31', tripCalls: 200, folder: 'x' },
    })
    expect(read('--trips', '--calls', '1000').bulk?.tripCalls).toBe(1000)
    expect(read('--calls', '9').bulk?.tripCalls).toBeNull()
    expect(read().files).toEqual([])
  })

  it.each([
    [['--program', 'aeroplan'], '--program "aeroplan"'],
    [['--start', '2027-02-30'], '--start "2027-02-30"'],
    [['--end', 'soon'], '--end "soon"'],
    [['--start', '2027-02-02', '--end', '2027-02-01'], '--end is before --start'],
    [['--trips', '--calls', '0'], '--calls "0"'],
    [['--trips', '--calls', '1001'], '--calls "1001"'],
    [['a.ndjson'], 'one at a time'],
    [['--open', 'SYD-SIN', '--date', '2027-01-01'], 'one at a time'],
  ])('are rejected with the option’s name: %j', (args, message) => {
    expect(() => read(...args)).toThrow(message)
  })

  it('are rejected without --from seats-aero, the only provider', () => {
    for (const args of [['--trips'], ['--start', '2027-01-01'], ['--end', '2027-01-01']]) {
      expect(() => parseIngestOptions(['a.ndjson', ...args], 0)).toThrow('only work with --from seats-aero')
    }
    expect(() => parseIngestOptions(['--from', 'elsewhere'], 0)).toThrow('--from "elsewhere"')
  })
})
