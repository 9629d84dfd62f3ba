import { z } from 'zod'
import { PlaceToken } from '@/lib/availability/search-contract.ts'

const key = 'recent-places'
const Recent = z.array(PlaceToken).catch([])

/** The places picked last on this device, newest first; empty where storage is forbidden or holds something else. */
export function recentPlaces(): string[] {
  try {
    return Recent.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Keeps a pick, six at most. */
export function rememberPlace(token: string): void {
  try {
    const recent = [token, ...recentPlaces().filter((other) => other !== token)].slice(0, 6)
    localStorage.setItem(key, JSON.stringify(recent))
  } catch {
    // Without storage the list of recent picks just stays empty.
  }
}
