import { expect, it } from 'vitest'
import { isReminderWanted, saveWantedReminder, takeWantedReminder } from '@/lib/calculators/wanted-reminder.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('keeps the requested reminder until it is taken, once', () => {
  const store = memory()
  expect(isReminderWanted(store)).toBe(false)
  saveWantedReminder(store, { date: '2027-12-01' })
  expect(isReminderWanted(store)).toBe(true)
  expect(takeWantedReminder(store)).toEqual({ date: '2027-12-01' })
  expect(takeWantedReminder(store)).toBeNull()
  expect(isReminderWanted(store)).toBe(false)
})

it('does not throw where storage is forbidden, and ignores text it cannot parse', () => {
  const refuse = () => {
    throw new Error('forbidden')
  }
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse }
  saveWantedReminder(store, {})
  expect(isReminderWanted(store)).toBe(false)
  expect(takeWantedReminder(store)).toBeNull()
  expect(takeWantedReminder({ ...memory(), getItem: () => '{' })).toBeNull()
})
