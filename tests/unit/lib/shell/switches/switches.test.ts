import { describe, expect, it } from 'vitest'
import { defaultSwitches, parseSwitches } from '../../../../../lib/shell/switches/switches.ts'

describe('parseSwitches', () => {
  it('has everything on where nothing was ever turned, or where nothing can be read', () => {
    for (const data of [undefined, {}, { liveSearch: 'off' }, { banner: { text: '' } }, [], { signUps: null }]) {
      expect(parseSwitches(data)).toEqual(defaultSwitches)
    }
  })

  it('takes each switch for itself, so that one added since is on', () => {
    expect(parseSwitches({ liveSearch: false, later: true })).toEqual({ ...defaultSwitches, liveSearch: false })
  })

  it('keeps the line for everybody', () => {
    const banner = { text: 'Back at nine.', tone: 'warn' }
    expect(parseSwitches({ banner })).toEqual({ ...defaultSwitches, banner })
  })
})
