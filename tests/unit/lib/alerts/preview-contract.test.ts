import { expect, it } from 'vitest'
import { AlertSettings } from '../../../../lib/alerts/alert.ts'
import { emptyDraft } from '../../../../lib/alerts/compose/alert-draft.ts'
import { previewAddress } from '../../../../lib/alerts/preview-contract.ts'

const draft = { ...emptyDraft, from: ['SYD'], to: ['SIN'] }
const of = (change: object) => previewAddress({ ...draft, ...change }, 'free', '2026-11-20')

it('sends complete settings, the same whatever the alert’s name and channels', () => {
  const settings = JSON.parse(new URL(of({ name: 'a' }) ?? '', 'http://site').searchParams.get('settings') ?? '')
  expect(AlertSettings.parse(settings).dates).toEqual({ start: '2026-11-20', end: '2027-03-20' })
  expect(of({ name: 'a' })).toBe(of({ name: 'b', channels: [] }))
})

it('returns null for a draft that is incomplete or has too many places', () => {
  expect(of({ from: [] })).toBeNull()
  expect(of({ to: Array.from({ length: 500 }, () => 'SYD') })).toBeNull()
})
