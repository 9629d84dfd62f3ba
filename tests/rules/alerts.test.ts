import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore'
import { describe, it } from 'vitest'
import { alertSettings, dayFromNow, planDocument, seatAlertSettings, seedOwner } from './documents.ts'
import { stageRules } from './stage.ts'

const { as, arrange } = stageRules('alerts', seedOwner)

/** Writes an alert as the page does: the complete document, with the server's timestamp. */
function write(db: Firestore, path: string, settings: object, more: object = {}) {
  return setDoc(doc(db, path), { settings, updatedAt: serverTimestamp(), ...more })
}

const stamp = () => ({ updatedAt: serverTimestamp() })

describe.each([
  ['alerts', alertSettings],
  ['seat-alerts', seatAlertSettings],
] as const)('users/{uid}/%s', (name, settings) => {
  const path = `users/owner/${name}/07`
  const stored = () => arrange((db) => write(db, path, settings(), { lastMatch: { at: 'yesterday' } }))

  it('lets the owner create, read, list, change and delete', async () => {
    await assertSucceeds(write(as.owner, path, settings()))
    await assertSucceeds(getDoc(doc(as.owner, path)))
    await assertSucceeds(getDocs(collection(as.owner, `users/owner/${name}`)))
    await assertSucceeds(updateDoc(doc(as.owner, path), { 'settings.paused': true, updatedAt: serverTimestamp() }))
    await assertSucceeds(deleteDoc(doc(as.owner, path)))
  })

  it('refuses everything to a guest, another member and an admin', async () => {
    await stored()
    for (const db of [as.guest, as.other, as.admin]) {
      await assertFails(getDoc(doc(db, path)))
      await assertFails(getDocs(collection(db, `users/owner/${name}`)))
      await assertFails(getDocs(collectionGroup(db, name)))
      await assertFails(write(db, `users/owner/${name}/08`, settings()))
      await assertFails(updateDoc(doc(db, path), { 'settings.paused': true, updatedAt: serverTimestamp() }))
      await assertFails(deleteDoc(doc(db, path)))
    }
  })

  it('accepts only two-digit ids up to 49', async () => {
    await assertSucceeds(write(as.owner, `users/owner/${name}/00`, settings()))
    await assertSucceeds(write(as.owner, `users/owner/${name}/49`, settings()))
    for (const id of ['50', '99', '7', '007', 'mine']) {
      await assertFails(write(as.owner, `users/owner/${name}/${id}`, settings()))
    }
  })

  it('lets only the server write the last match', async () => {
    await assertFails(write(as.owner, `users/owner/${name}/08`, settings(), { lastMatch: { at: 'now' } }))
    await stored()
    await assertFails(updateDoc(doc(as.owner, path), { lastMatch: { at: 'now' }, updatedAt: serverTimestamp() }))
    await assertFails(write(as.owner, path, settings()))
    await assertSucceeds(updateDoc(doc(as.owner, path), { 'settings.paused': true, updatedAt: serverTimestamp() }))
  })

  it('has an identity of twenty letters and digits, or none, and keeps it', async () => {
    const identity = 'AAAAAAAAAAAAAAAAAAAA'
    for (const wrong of [`${identity}A`, 'A', `${identity.slice(1)}#`, 7, null, [identity]]) {
      await assertFails(write(as.owner, path, settings(), { identity: wrong }))
    }
    await assertSucceeds(write(as.owner, path, settings(), { identity }))
    const change = { settings: settings(), updatedAt: serverTimestamp() }
    await assertSucceeds(updateDoc(doc(as.owner, path), change))
    await assertFails(updateDoc(doc(as.owner, path), { ...change, identity: 'BBBBBBBBBBBBBBBBBBBB' }))
    await assertFails(updateDoc(doc(as.owner, path), { 'settings.paused': true, ...stamp(), identity: 'B' }))
  })

  it('never replaces another, with an identity or without', async () => {
    const [one, two] = [{ identity: 'AAAAAAAAAAAAAAAAAAAA' }, { identity: 'BBBBBBBBBBBBBBBBBBBB' }]
    await arrange((db) => write(db, path, settings()))
    await assertFails(write(as.owner, path, settings(), one))
    await arrange((db) => write(db, path, settings(), one))
    await assertFails(write(as.owner, path, settings(), two))
    await assertFails(write(as.owner, path, settings()))
    await assertSucceeds(write(as.owner, path, settings(), one))
  })

  it('can be paused, and nothing else, once it is beyond the plan', async () => {
    const far =
      name === 'alerts' ? { dates: { start: dayFromNow(10), end: dayFromNow(300) } } : { date: dayFromNow(300) }
    await arrange((db) => write(db, path, { ...settings(), ...far }, { lastMatch: { at: 'yesterday' } }))
    const change = (fields: object) =>
      updateDoc(doc(as.owner, path), { 'settings.paused': true, updatedAt: serverTimestamp(), ...fields })
    await assertFails(change({ 'settings.name': 'New name' }))
    await assertFails(change({ 'settings.paused': 'yes' }))
    await assertFails(change({ updatedAt: new Date(0) }))
    await assertFails(change({ lastMatch: { at: 'now' } }))
    await assertFails(change({ plan: 'gold' }))
    await assertSucceeds(change({}))
    await assertSucceeds(change({ 'settings.paused': false }))
  })

  it('needs the server’s timestamp', async () => {
    await assertFails(setDoc(doc(as.owner, path), { settings: settings() }))
    await assertFails(write(as.owner, path, settings(), { updatedAt: Timestamp.fromMillis(0) }))
  })

  it('needs no name, and refuses one that is too long, not text or two lines', async () => {
    const { name: _, ...unnamed } = settings()
    await assertSucceeds(write(as.owner, path, unnamed))
    await assertSucceeds(write(as.owner, path, { ...settings(), name: 'x'.repeat(80) }))
    await assertFails(write(as.owner, path, { ...settings(), name: 'x'.repeat(81) }))
    await assertFails(write(as.owner, path, { ...settings(), name: 1 }))
    await assertFails(write(as.owner, path, { ...settings(), name: 'two\nlines' }))
  })

  it.each([
    ['an extra field', { priority: 1 }],
    ['paused that is no boolean', { paused: 'no' }],
    ['a channel we do not have', { channels: ['fax'] }],
    ['channels that are no list', { channels: 'email' }],
    ['quiet hours that are no times', { quiet: { start: '24:00', end: '07:00', timeZone: 'Australia/Sydney' } }],
    ['quiet hours that never begin', { quiet: { start: '07:00', end: '07:00', timeZone: 'Australia/Sydney' } }],
    ['quiet hours without a zone', { quiet: { start: '22:00', end: '07:00' } }],
    ['quiet hours in a zone that is none', { quiet: { start: '22:00', end: '07:00', timeZone: '<b>' } }],
    ['quiet hours with a fourth word', { quiet: { start: '22:00', end: '07:00', timeZone: 'UTC', days: [1] } }],
    ['quiet hours as text', { quiet: 'at night' }],
    ['quiet hours that end at no time', { quiet: { start: '22:00', end: '7 am', timeZone: 'UTC' } }],
    ['quiet hours in a zone without end', { quiet: { start: '22:00', end: '07:00', timeZone: 'A'.repeat(61) } }],
    ['a channel seven times', { channels: Array.from({ length: 7 }, () => 'email') }],
  ])('refuses %s', async (_, change) => {
    await assertFails(write(as.owner, path, { ...settings(), ...change }))
  })

  it.each([
    ['no quiet hours', { quiet: null }],
    ['quiet hours over midnight', { quiet: { start: '22:30', end: '07:00', timeZone: 'America/Port_of_Spain' } }],
    ['quiet hours by day', { quiet: { start: '09:00', end: '17:00', timeZone: 'Etc/GMT+10' } }],
  ])('allows %s', async (_, change) => {
    await assertSucceeds(write(as.owner, path, { ...settings(), ...change }))
  })

  it('refuses an extra field next to the settings, and settings that are not a map', async () => {
    await assertFails(write(as.owner, path, settings(), { plan: 'gold' }))
    await assertFails(setDoc(doc(as.owner, path), { settings: 'all', updatedAt: serverTimestamp() }))
    await assertFails(setDoc(doc(as.owner, path), { updatedAt: serverTimestamp() }))
  })

  it('refuses a member without a plan document', async () => {
    await assertFails(write(as.other, `users/other/${name}/00`, settings()))
  })
})

describe('the latest check of a seat alert', () => {
  const path = 'users/owner/seat-alerts/07'

  it('can be written only by the server', async () => {
    await assertFails(write(as.owner, path, seatAlertSettings(), { lastLook: { seats: [] } }))
    await arrange((db) => write(db, path, seatAlertSettings(), { lastLook: { seats: ['1A'] } }))
    await assertFails(updateDoc(doc(as.owner, path), { lastLook: { seats: [] }, updatedAt: serverTimestamp() }))
    await assertFails(write(as.owner, path, seatAlertSettings()))
    await assertSucceeds(updateDoc(doc(as.owner, path), { 'settings.paused': true, updatedAt: serverTimestamp() }))
  })
})

describe('the settings of an alert', () => {
  const tryOut = (change: object) => write(as.owner, 'users/owner/alerts/01', { ...alertSettings(), ...change })

  it.each([
    ['the other program', { programs: ['velocity'] }],
    ['both programs', { programs: ['velocity', 'qantas'] }],
    ['weekends', { weekdays: [0, 6] }],
    ['a party that splits', { split: true }],
    ['carriers', { carriers: ['QF', 'JL', '3K'] }],
    ['a ceiling on charges', { maxCharges: 0 }],
    ['a return trip', { stay: { min: 7, max: 7 } }],
    ['a booking in hand', { holding: { date: dayFromNow(3), cabin: 'Y', points: 41_900 } }],
    ['a booking in hand whose points do not matter', { holding: { date: dayFromNow(500), cabin: 'W', points: null } }],
    ['no ceiling on points', { maxPoints: null }],
    ['no channel', { channels: [] }],
    ['every cabin', { cabins: ['Y', 'W', 'J', 'F'] }],
    ['forty places', { from: Array.from({ length: 40 }, () => 'SYD') }],
    ['one day', { dates: { start: dayFromNow(5), end: dayFromNow(5) } }],
  ])('allows %s', async (_, change) => {
    await assertSucceeds(tryOut(change))
  })

  it.each([
    ['a program we do not cover', { programs: ['krisflyer'] }],
    ['no program', { programs: [] }],
    ['a program twice', { programs: ['qantas', 'qantas'] }],
    ['a program as text', { programs: 'qantas' }],
    ['a program by the word of old', { program: 'qantas' }],
    ['an eighth day of the week', { weekdays: [7] }],
    ['a weekday as text', { weekdays: 'monday' }],
    ['eight weekdays', { weekdays: [0, 1, 2, 3, 4, 5, 6, 0] }],
    ['splitting as text', { split: 'yes' }],
    ['a carrier that is none', { carriers: ['QFA'] }],
    ['21 carriers', { carriers: Array.from({ length: 21 }, () => 'QF') }],
    ['carriers as text', { carriers: 'QF' }],
    ['charges below nothing', { maxCharges: -1 }],
    ['charges as text', { maxCharges: '100' }],
    ['a stay that ends before it begins', { stay: { min: 8, max: 7 } }],
    ['a stay of half a year and more', { stay: { min: 1, max: 181 } }],
    ['a stay without an end', { stay: { min: 1 } }],
    ['a stay with a third word', { stay: { min: 1, max: 7, nights: 2 } }],
    ['a stay from half a day', { stay: { min: 0.5, max: 7 } }],
    ['a stay to half a day', { stay: { min: 1, max: 7.5 } }],
    ['a stay of less than nothing', { stay: { min: -1, max: 7 } }],
    ['half a point as a ceiling', { maxPoints: 1_000.5 }],
    ['a booking on a day written short', { holding: { date: '2027-2-03', cabin: 'Y', points: null } }],
    ['a start with more behind it', { dates: { start: `${dayFromNow(9)}-x`, end: dayFromNow(40) } }],
    ['an end with more behind it', { dates: { start: dayFromNow(9), end: `${dayFromNow(40)}-x` } }],
    ['a stay as a number', { stay: 7 }],
    ['a booking on no day', { holding: { date: '2027-02-30', cabin: 'Y', points: null } }],
    ['a booking in no cabin', { holding: { date: dayFromNow(9), cabin: 'P', points: null } }],
    ['a booking without points', { holding: { date: dayFromNow(9), cabin: 'Y' } }],
    ['a booking that costs less than nothing', { holding: { date: dayFromNow(9), cabin: 'Y', points: -1 } }],
    ['a booking with a reference', { holding: { date: dayFromNow(9), cabin: 'Y', points: 1, reference: 'ABC123' } }],
    ['no origin', { from: [] }],
    ['41 origins', { from: Array.from({ length: 41 }, () => 'SYD') }],
    ['an origin that is no place', { from: ['SYD', 'Sydney'] }],
    ['an origin hiding a second one', { from: ['SYD,<b>'] }],
    ['destinations that are no list', { to: 'SYD' }],
    ['a destination that is no text', { to: [1] }],
    ['a date that is no date', { dates: { start: '2026-13-01', end: dayFromNow(9) } }],
    ['dates the wrong way round', { dates: { start: dayFromNow(9), end: dayFromNow(8) } }],
    ['no end', { dates: { start: dayFromNow(9) } }],
    ['a third date', { dates: { start: dayFromNow(8), end: dayFromNow(9), other: dayFromNow(9) } }],
    ['no cabin', { cabins: [] }],
    ['a cabin that does not exist', { cabins: ['P'] }],
    ['seats as text', { seats: '1' }],
    ['half a seat', { seats: 1.5 }],
    ['no seat', { seats: 0 }],
    ['direct as text', { direct: 'yes' }],
    ['a ceiling of nothing', { maxPoints: 0 }],
    ['a ceiling beyond all points', { maxPoints: 10_000_001 }],
    ['a ceiling as text', { maxPoints: '100000' }],
  ])('refuses %s', async (_, change) => {
    await assertFails(tryOut(change))
  })

  it('follows the free plan: one seat, 120 days', async () => {
    await assertSucceeds(tryOut({ dates: { start: dayFromNow(1), end: dayFromNow(120) } }))
    await assertFails(tryOut({ dates: { start: dayFromNow(1), end: dayFromNow(122) } }))
    await assertFails(tryOut({ seats: 2 }))
  })

  it('counts an unknown plan as a guest: one seat, 60 days', async () => {
    await arrange((db) => setDoc(doc(db, 'users/owner/private/plan'), { name: { slug: 'platinum' } }))
    await assertSucceeds(tryOut({ dates: { start: dayFromNow(1), end: dayFromNow(60) } }))
    await assertFails(tryOut({ dates: { start: dayFromNow(1), end: dayFromNow(62) } }))
    await assertFails(tryOut({ seats: 2 }))
  })

  it.each(['silver', 'gold'] as const)('follows the %s plan by its document: 420 days, 4 or 9 seats', async (slug) => {
    await arrange((db) => setDoc(doc(db, 'users/owner/private/plan'), planDocument(slug)))
    await assertSucceeds(tryOut({ dates: { start: dayFromNow(1), end: dayFromNow(420) }, seats: 4 }))
    await assertFails(tryOut({ dates: { start: dayFromNow(1), end: dayFromNow(422) } }))
    await assertFails(tryOut({ seats: 5 }))
    await assertFails(tryOut({ seats: 2.5 }))
    await assertSucceeds(tryOut({ programs: ['velocity'], seats: 9 }))
    await assertSucceeds(tryOut({ programs: ['qantas', 'velocity'], seats: 9 }))
    await assertFails(tryOut({ programs: ['velocity'], seats: 10 }))
  })
})

describe('the settings of a seat alert', () => {
  const tryOut = (change: object) =>
    write(as.owner, 'users/owner/seat-alerts/01', { ...seatAlertSettings(), ...change })

  it.each([
    ['a window', { wanted: { kind: 'window' } }],
    ['an aisle', { wanted: { kind: 'aisle' } }],
    ['an exit row', { wanted: { kind: 'exit' } }],
    ['two together', { wanted: { kind: 'pair', together: 2 } }],
    ['a four-digit flight', { flight: 'VA1234' }],
  ])('allows %s', async (_, change) => {
    await assertSucceeds(tryOut(change))
  })

  it.each([
    ['a flight without a carrier', { flight: '1' }],
    ['a flight in lower case', { flight: 'qf1' }],
    ['a date that is no date', { date: 'tomorrow' }],
    ['a date beyond the plan', { date: dayFromNow(122) }],
    ['a date with more behind it', { date: `${dayFromNow(30)}-x` }],
    ['two cabins', { cabin: ['J'] }],
    ['a cabin that does not exist', { cabin: 'P' }],
    ['a wish we do not know', { wanted: { kind: 'quiet' } }],
    ['a wish as text', { wanted: 'window' }],
    ['one together', { wanted: { kind: 'pair', together: 1 } }],
    ['half a seat together', { wanted: { kind: 'pair', together: 2.5 } }],
    ['seats together for a wish we do not know', { wanted: { kind: 'trio', together: 3 } }],
    ['seats for a wish we do not know', { wanted: { kind: 'any', seats: ['1A'] } }],
    ['ten together', { wanted: { kind: 'pair', together: 10 } }],
    ['no named seat', { wanted: { kind: 'named', seats: [] } }],
    ['a seat that is none', { wanted: { kind: 'named', seats: ['A1'] } }],
    ['21 named seats', { wanted: { kind: 'named', seats: Array.from({ length: 21 }, () => '1A') } }],
    ['an extra wish', { wanted: { kind: 'window', row: 1 } }],
  ])('refuses %s', async (_, change) => {
    await assertFails(tryOut(change))
  })
})
