import type { Firestore } from 'firebase-admin/firestore'
import { countOpenings, type Openings } from '../../content/stats/openings.ts'
import { programs } from '../../core/program.ts'
import { findHistories } from '../availability/first-screen.ts'
import { ExpiringCache } from '../expiring-cache.ts'

/** Openings accumulate over weeks, so an hour is fresh enough. */
const lifeMs = 3_600_000
const cache = new ExpiringCache<Promise<Openings>>(lifeMs, 1)

/**
 * Reads when seats of the most popular routes opened, at most an hour old. @throws when the database does not answer.
 */
export async function readOpenings(db: Firestore): Promise<Openings> {
  try {
    return await cache.getOrMake('openings', performance.now(), () => openingsOfWanted(db))
  } catch (error) {
    cache.delete('openings')
    throw error
  }
}

async function openingsOfWanted(db: Firestore): Promise<Openings> {
  const histories = await Promise.all(programs.map((program) => findHistories(db, program)))
  return countOpenings(histories.flat())
}
