import { ANYWHERE } from '@/lib/core/codes.ts'
import { findPlace, type Place } from '@/lib/network/places.ts'

const anywhere: Place = {
  token: ANYWHERE,
  kind: 'region',
  name: 'Anywhere',
  detail: 'Everywhere your points fly',
  airports: [],
}

/** Returns whether a token names a place we know. */
export function isKnown(token: string): boolean {
  return token === ANYWHERE || findPlace(token) !== undefined
}

/** Returns the place of a token. An unknown one, from the address, is shown as it is so that it can be removed. */
export function getPlace(token: string): Place {
  if (token === ANYWHERE) return anywhere
  return (
    findPlace(token) ?? { token, kind: 'airport', name: token, detail: 'We don’t know this place', airports: [token] }
  )
}
