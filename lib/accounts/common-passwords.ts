import { commonPasswordHashes } from './common-password-hashes.ts'

/** Whether a password is among those that leaked lists hold most often, which is where guessing begins. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const bytes = new TextEncoder().encode(password.toLowerCase())
  const wanted = new DataView(await crypto.subtle.digest('SHA-256', bytes)).getUint32(0)
  const known = new DataView(Uint8Array.from(atob(commonPasswordHashes), (char) => char.charCodeAt(0)).buffer)
  for (let at = 0; at < known.byteLength; at += 4) if (known.getUint32(at) === wanted) return true
  return false
}
