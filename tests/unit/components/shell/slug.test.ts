import { expect, it } from 'vitest'
import { readSlug, requireFound, slugParams } from '../../../../components/shell/slug.ts'

it('joins the segments of an address, each as it was meant', async () => {
  expect(await readSlug(Promise.resolve({ slug: ['sydney-to-london', 'business%20class'] }))).toBe(
    'sydney-to-london/business class',
  )
  expect(slugParams('qantas/a380')).toEqual({ slug: ['qantas', 'a380'] })
})

it('keeps a segment that can’t be decoded as it is', async () => {
  expect(await readSlug(Promise.resolve({ slug: ['%E0%A4%A', '%'] }))).toBe('%E0%A4%A/%')
})

it('answers not found if there is nothing for a slug', () => {
  expect(requireFound('a page')).toBe('a page')
  expect(() => requireFound(undefined)).toThrow(/404/)
  expect(() => requireFound(null)).toThrow(/404/)
})
