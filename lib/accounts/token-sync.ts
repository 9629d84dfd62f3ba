/** A token is sent to the server only while it is this fresh; an older one has been sent already. */
export const tokenSyncMaxAgeSeconds = 300

/** Whether a token issued at `issuedAt` (RFC 3339 or HTTP date) is fresh enough at `nowMs` to be sent. */
export function isFreshToken(issuedAt: string, nowMs: number): boolean {
  const ageSeconds = (nowMs - Date.parse(issuedAt)) / 1000
  return ageSeconds <= tokenSyncMaxAgeSeconds
}
