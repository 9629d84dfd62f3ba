import { z } from 'zod'

const Instant = z.iso.datetime()

/**
 * users/{uid}/private/connections: the member's own sign-ins at providers. Only servers read it; a page learns whether
 * there is one, never the tokens.
 */
export const ConnectionsDocument = z.object({
  seatsAero: z
    .object({
      accessToken: z.string(),
      refreshToken: z.string().nullable(),
      usableUntil: Instant.nullable(),
      connectedAt: Instant,
      /** The provider no longer accepts its tokens; only a new consent helps. */
      ended: z.boolean(),
    })
    .nullable()
    .default(null),
  /** A pending consent: the hash of its state, valid once and for a few minutes. */
  pending: z.object({ stateHash: z.string(), until: Instant }).nullable().default(null),
})
export type ConnectionsDocument = z.infer<typeof ConnectionsDocument>

/**
 * Returns the document as exported to its owner, without the tokens: in a file they would be a key left lying around.
 */
export function withoutTokens(document: unknown): unknown {
  const { seatsAero } = ConnectionsDocument.parse(document)
  if (seatsAero === null) return { seatsAero: null }
  const { connectedAt, ended } = seatsAero
  return { seatsAero: { connectedAt, ended, tokens: 'kept by the server, not exported' } }
}
