import type { AppCheck } from 'firebase-admin/app-check'

/** The header in which the Firebase SDKs send an attestation. */
const HEADER = 'x-firebase-appcheck'

export type Attestation = 'good' | 'missing' | 'bad'

/**
 * Checks whether a request proves that it comes from our own pages. A token that can't be checked counts as bad, and is
 * reported if the check itself failed.
 */
export async function verifyAttestation(
  headers: Headers,
  appCheck: () => Pick<AppCheck, 'verifyToken'>,
  onFault: (error: unknown) => void,
): Promise<Attestation> {
  const token = headers.get(HEADER)
  if (!token) return 'missing'
  try {
    await appCheck().verifyToken(token)
    return 'good'
  } catch (error) {
    if (!isBadToken(error)) onFault(error)
    return 'bad'
  }
}

function isBadToken(error: unknown): boolean {
  const codes = ['app-check/invalid-argument', 'app-check/app-check-token-expired']
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
