import { expect, it } from 'vitest'
import { clearDraft, findSavedDraft, saveDraft } from '../../../../../lib/alerts/compose/saved-draft.ts'

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
  expect(findSavedDraft('alert', store)).toBeNull()
  expect(saveDraft('alert', store, 'from=SYD', true)).toBe(true)
  expect(findSavedDraft('alert', store)).toEqual({ query: 'from=SYD', wanted: true })
  expect(findSavedDraft('seat-alert', store)).toBeNull()
  clearDraft('alert', store)
  expect(findSavedDraft('alert', store)).toBeNull()
})

it('works without storage, and ignores text it did not write', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  expect(saveDraft('alert', store, '', false)).toBe(false)
  expect(findSavedDraft('alert', store)).toBeNull()
  expect(() => clearDraft('alert', store)).not.toThrow()
  expect(findSavedDraft('alert', { ...store, getItem: () => '{"query":1}' })).toBeNull()
  expect(findSavedDraft('alert', { ...store, getItem: () => 'not json' })).toBeNull()
})
