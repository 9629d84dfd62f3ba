import { expect, it } from 'vitest'
import { fleetWords } from '../../../../components/seat-maps/type-seat-maps.tsx'
import { findType } from '../../../../lib/network/aircraft/fleet.ts'

it.each([
  ['qantas/787-9', 'in service, 14 aircraft as of July 2025.'],
  ['qantas/a321xlr', 'in service, 7 aircraft (June 2026 plan).'],
  ['qantaslink/dash-8-400', 'in service, 45 aircraft (target after 2024 order of 14).'],
  ['qantaslink/717-200', 'retired (exit Q4 2024).'],
])('says how many of %s there are, as of when or by which plan', (path, words) => {
  const type = findType(path)
  expect(type && fleetWords(type)).toBe(words)
})
