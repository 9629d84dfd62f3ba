import { expect, test } from 'vitest'
import { parseForm } from '../src/form.ts'

test('parses brackets to lists and maps, as the official client writes them', () => {
  expect(parseForm('mode=subscription&line_items[0][price]=p1&line_items[0][quantity]=1&metadata[uid]=u%26v')).toEqual({
    mode: 'subscription',
    line_items: [{ price: 'p1', quantity: '1' }],
    metadata: { uid: 'u&v' },
  })
  expect(parseForm('?lookup_keys[]=a&lookup_keys[]=b&limit=1')).toEqual({ lookup_keys: ['a', 'b'], limit: '1' })
})

test('keeps hostile names as keys without polluting prototypes', () => {
  const parsed = parseForm('__proto__[polluted]=1&constructor[x]=2')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(Object.keys(parsed)).toContain('constructor')
})

test('parses empty text to an empty object', () => {
  expect(parseForm('')).toEqual({})
})
