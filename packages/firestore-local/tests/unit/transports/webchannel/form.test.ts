import { describe, expect, test } from 'vitest'
import { parseForwardMaps, parseInitialHeaders } from '../../../../src/transports/webchannel/form.ts'

const maps = (text: string) => parseForwardMaps(new URLSearchParams(text))

describe('a forward post', () => {
  test('is parsed to its messages in order, with an offset', () => {
    expect(maps('count=2&ofs=3&req1___data__=b&req0___data__=a')).toEqual({ offset: 3, messages: ['a', 'b'] })
    expect(maps('')).toEqual({ offset: 0, messages: [] })
  })

  test.each(['count=-1', 'count=x', 'count=1.5', 'ofs=-1', 'ofs=x', 'count=1', 'count=1000000000&req0___data__=a'])(
    'is rejected: %s',
    (text) => {
      expect(() => maps(text)).toThrow(/WebChannel post/)
    },
  )
})

test('headers in the body are parsed line by line, with names in lower case', () => {
  const form = new URLSearchParams({ headers: 'Authorization: Bearer a:b\r\nX-Y:z\r\nnonsense\r\n' })
  expect([...parseInitialHeaders(form)]).toEqual([
    ['authorization', 'Bearer a:b'],
    ['x-y', 'z'],
  ])
})
