import { z } from 'zod'
import { memberSourceNames } from '../../core/codes.ts'
import type { PlanSlug } from '../../core/plan.ts'
import { AirportCode, Program } from '../../core/schemas.ts'
import type { Source } from '../observation.ts'
import { OwnSeat } from './own-seats.ts'

/** Seats that members share with everyone: how they are stored, named and limited. */

export const MEMBER_SOURCES = {
  member: { kind: 'member', name: memberSourceNames.member },
  check: { kind: 'member', name: memberSourceNames.check },
} as const satisfies Record<string, Source>

/** How old a sighting may be when it is shared. */
export const FRESH_HOURS = 24
/** How far apart the sightings of two witnesses may be. */
export const WITNESS_HOURS = 24
/** How long a sighting counts, from when it was made. */
export const SIGHTING_HOURS = 48
/** How old an account must be to share, so that no one can create a second witness on the spot. */
export const ACCOUNT_DAYS = 7

/** Seats a member may share in a day; `SHARED_A_ROUTE` is the most on one route at a time. */
export const sharedADay: Record<PlanSlug, number> = { free: 100, silver: 300, gold: 500 }
export const SHARED_A_ROUTE = 300

/**
 * `member-sights/{uid}_{route}`: what one member shared of a route. `traits` are scrambled marks of the person behind
 * the account. Two accounts with a trait in common count as one witness.
 */
export const MemberSightings = z.object({
  uid: z.string(),
  route: z.string(),
  program: Program,
  from: AirportCode,
  to: AirportCode,
  traits: z.array(z.string()),
  seats: z.array(OwnSeat),
  /** When the last of the seats stops counting. */
  endsAt: z.iso.datetime(),
})
export type MemberSightings = z.infer<typeof MemberSightings>

export const SIGHTINGS = 'member-sights'
/** `member-seats/{route}`: the confirmed seats, packed like a route, with its options documents below it. */
export const MEMBER_SEATS = 'member-seats'
export const sightingsId = (uid: string, route: string) => `${uid}_${route}`

/** `users/{uid}/private/sharing`: set when an operator has blocked this member from sharing. */
export const sharingPath = (uid: string) => `users/${uid}/private/sharing`
export const SharingBlock = z.object({ blocked: z.boolean() })
export type SharingBlock = z.infer<typeof SharingBlock>
