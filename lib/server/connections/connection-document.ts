import { z } from 'zod'

const Instant = z.iso.datetime()

/**
 * users/{uid}/private/connections: the member's own sign-ins at providers. Only servers read it; a page is told whether
 * there is one, never the tokens.
 */
export const ConnectionsDocument = z.object({
  seatsAero: z
    .object({
      accessToken: z.string(),
      refreshToken: z.string().nullable(),
      usableUntil: Instant.nullable(),
      connectedAt: Instant,
      /** The provider takes its tokens no more; only a new consent helps. */
      ended: z.boolean(),
    })
    .nullable()
    .default(null),
  /** A consent that was asked for: the fingerprint of its state, good once and for minutes. */
  pending: z.object({ stateHash: z.string(), until: Instant }).nullable().default(null),
})
export type ConnectionsDocument = z.infer<typeof ConnectionsDocument>

/** The document as its owner may take it along: a token in a file would be a key lying about. */
export function withoutTokens(document: unknown): unknown {
  const { seatsAero } = ConnectionsDocument.parse(document)
  if (seatsAero === null) return { seatsAero: null }
  const { connectedAt, ended } = seatsAero
  return { seatsAero: { connectedAt, ended, tokens: 'kept by the server, not exported' } }
}
