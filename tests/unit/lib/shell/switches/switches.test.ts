import { describe, expect, it } from 'vitest'
import { defaultSwitches, parseSwitches } from '../../../../../lib/shell/switches/switches.ts'

describe('parseSwitches', () => {
  it('returns the defaults if nothing was ever set or the data is invalid', () => {
    for (const data of [undefined, {}, { liveSearch: 'off' }, { banner: { text: '' } }, [], { signUps: null }]) {
      expect(parseSwitches(data)).toEqual(defaultSwitches)
    }
  })

  it('parses each switch separately, keeping defaults for missing ones', () => {
    expect(parseSwitches({ liveSearch: false, later: true })).toEqual({ ...defaultSwitches, liveSearch: false })
  })

  it('keeps the banner', () => {
    const banner = { text: 'Back at nine.', tone: 'warn' }
    expect(parseSwitches({ banner })).toEqual({ ...defaultSwitches, banner })
  })
})
