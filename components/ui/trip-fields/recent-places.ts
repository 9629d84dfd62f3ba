import { placePattern } from '@/lib/core/codes.ts'

const key = 'recent-places'

/** The places picked last on this device, newest first; empty where storage is forbidden or holds something else. */
export function recentPlaces(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string' && placePattern.test(token)) : []
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
