import type { Firestore } from 'firebase-admin/firestore'
import { expect, it, vi } from 'vitest'
import { completeReferrals, readLeaderboard } from '../../../../../lib/server/accounts/referrals.ts'

/** A database whose only query answers with these documents, as many as it is asked for. */
function answering(docs: readonly object[]): Firestore {
  const query = (limit: number): object => ({
    where: () => query(limit),
    orderBy: () => query(limit),
    limit: query,
    get: async () => ({ docs: docs.slice(0, limit) }),
  })
  // Nothing else of a database is asked.
  return { collection: () => query(docs.length) } as unknown as Firestore
}

it('ends the night’s run although a claim can neither be settled nor put off', async () => {
  const update = vi.fn(() => Promise.reject(new Error('gone')))
  const db = answering(['ann', 'bob'].map((id) => ({ id, ref: { update } })))
  const getUser = vi.fn(() => Promise.reject(new Error('the auth service is down')))
  const found = await completeReferrals({ db, auth: { getUser } }, '2026-11-20T00:00:00.000Z')
  expect([found, update.mock.calls.length]).toEqual([{ counted: 0, failed: 2 }, 2])
})

it('fills the leaderboard with members further down when those above have renamed themselves', async () => {
  const member = (at: number, name: string) => {
    const fields = { uid: `m${at}`, count: 100 - at, payments: 0, leaderboardName: name }
    return { id: `code${at}`, data: () => ({ ...fields, nameVerdict: { name: `Flyer ${at}`, shown: true } }) }
  }
  const docs = Array.from({ length: 80 }, (_, at) => member(at, at < 20 ? 'Renamed' : `Flyer ${at}`))
  const { entries } = await readLeaderboard(answering(docs))
  expect([entries.length, entries[0]?.name, entries.at(-1)?.name]).toEqual([50, 'Flyer 20', 'Flyer 69'])
})
