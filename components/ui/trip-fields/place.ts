import { ANYWHERE } from '@/lib/core/codes.ts'
import { findPlace, type Place } from '@/lib/network/places.ts'

const anywhere: Place = {
  token: ANYWHERE,
  kind: 'region',
  name: 'Anywhere',
  detail: 'Everywhere the program flies',
  airports: [],
}

/** Whether a token names a place of the book. */
export function isKnown(token: string): boolean {
  return token === ANYWHERE || findPlace(token) !== undefined
}

/** A token of an address may name no place we know; it stays visible as it was given, so that it can be removed. */
export function getPlace(token: string): Place {
  if (token === ANYWHERE) return anywhere
  return findPlace(token) ?? { token, kind: 'airport', name: token, detail: 'Not on this network', airports: [token] }
}
