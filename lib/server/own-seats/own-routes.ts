import type { Firestore } from 'firebase-admin/firestore'
import { PACKED_VERSION, RouteDocument } from '../../availability/codec.ts'
import { decodeParts, encodeParts } from '../../availability/options-codec.ts'
import { type OwnRoutes, overlayIndex, overlaySnapshots, readOwnRoutes } from '../../availability/own/overlay.ts'
import { isSameRoute, ownRoutesPath } from '../../availability/own/own-seats.ts'
import { reportFault } from '../../core/faults.ts'
import { type Afterwards, answerContext } from '../availability/answer-context.ts'
import type { AnswerContext } from '../availability/answers.ts'
import { firestoreRepository } from '../availability/repository.ts'
import type { Caller } from '../caller.ts'
import { ExpiringCache } from '../expiring-cache.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { inTime } from '../last-good.ts'

/** How soon our other servers see a change; the one that stored it sees it immediately. */
const lifeMs = 30_000
const maxMembers = 500
/** A search goes ahead without a member's own seats rather than wait longer. */
const timeoutMs = 800

const held = new ExpiringCache<Promise<OwnRoutes>>(lifeMs, maxMembers)

export const ownPlace = (uid: string) => ({ uid, routes: ownRoutesPath(uid) })

export async function readOwnDocuments(db: Firestore, uid: string): Promise<RouteDocument[]> {
  const { docs } = await db.collection(ownRoutesPath(uid)).get()
  return docs.flatMap((one) => (one.get('v') === PACKED_VERSION ? RouteDocument.parse(one.data()) : []))
}

function getOwnRoutes(uid: string): Promise<OwnRoutes> {
  return held.getOrMake(uid, performance.now(), async () =>
    readOwnRoutes(await readOwnDocuments(adminFirestore(), uid)),
  )
}

/** Call after a member's own seats were added or removed. */
export const clearOwnRoutes = (uid: string) => held.delete(uid)

/** Returns the context for a caller's searches: for a member, shared availability with their own seats laid over it. */
export async function answerContextFor({ uid }: Caller, afterwards: Afterwards): Promise<AnswerContext> {
  const shared = answerContext(afterwards)
  if (uid === null) return shared
  const own = await inTime(getOwnRoutes(uid), timeoutMs).catch((error: unknown) => {
    clearOwnRoutes(uid)
    reportFault('a member’s own seats could not be read', error)
    return null
  })
  return own === null || own.routes.length === 0 ? shared : withOwn(shared, uid, own)
}

export function withOwn(
  shared: AnswerContext,
  uid: string,
  own: OwnRoutes,
  mine: AnswerContext['repository'] = firestoreRepository(adminFirestore(), ownPlace(uid)),
): AnswerContext {
  return {
    ...shared,
    index: overlayIndex(shared.index, own),
    repository: {
      async readParts(key, month) {
        const known = shared.repository.readParts(key, month)
        if (!own.routes.some((route) => isSameRoute(route, key))) return known
        const [all, seen] = await Promise.all([known, mine.readParts(key, month)])
        return seen.length === 0 ? all : encodeParts(overlaySnapshots(decodeParts(all), decodeParts(seen)))
      },
    },
  }
}
