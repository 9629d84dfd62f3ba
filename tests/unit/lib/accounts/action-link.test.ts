import { describe, expect, it } from 'vitest'
import { actionModes, parseActionLink } from '../../../../lib/accounts/action-link.ts'

const parse = (text: string) => parseActionLink(new URLSearchParams(text))

describe('parseActionLink', () => {
  it.each(actionModes)('reads a %s link', (mode) => {
    expect(parse(`mode=${mode}&oobCode=Abc-12_3&apiKey=k&lang=en`)).toEqual({ mode, oobCode: 'Abc-12_3' })
  })

  it.each(['', 'mode=resetPassword', 'oobCode=abc', 'mode=signIn&oobCode=abc', 'mode=verifyEmail&oobCode=%3Cb%3E'])(
    'refuses %j',
    (text) => expect(parse(text)).toBeNull(),
  )
})
