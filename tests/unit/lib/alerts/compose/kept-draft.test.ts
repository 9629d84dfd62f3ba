import { expect, it } from 'vitest'
import { findKeptDraft, forgetDraft, keepDraft } from '../../../../../lib/alerts/compose/kept-draft.ts'

function storage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  }
}

it('keeps one draft of each kind until it is forgotten', () => {
  const store = storage()
  expect(findKeptDraft('alert', store)).toBeNull()
  expect(keepDraft('alert', store, 'from=SYD', true)).toBe(true)
  expect(findKeptDraft('alert', store)).toEqual({ query: 'from=SYD', wanted: true })
  expect(findKeptDraft('seat-alert', store)).toBeNull()
  forgetDraft('alert', store)
  expect(findKeptDraft('alert', store)).toBeNull()
})

it('works without storage, and ignores text it did not write', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  expect(keepDraft('alert', store, '', false)).toBe(false)
  expect(findKeptDraft('alert', store)).toBeNull()
  expect(() => forgetDraft('alert', store)).not.toThrow()
  expect(findKeptDraft('alert', { ...store, getItem: () => '{"query":1}' })).toBeNull()
  expect(findKeptDraft('alert', { ...store, getItem: () => 'not json' })).toBeNull()
})
