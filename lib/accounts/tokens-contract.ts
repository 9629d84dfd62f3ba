import { z } from 'zod'

/** What a personal access token may be used for. */
export const tokenScopes = ['read:seats', 'read:alerts', 'write:alerts'] as const
export const TokenScope = z.enum(tokenScopes)
export type TokenScope = z.infer<typeof TokenScope>

export const maxTokens = 10
/** The lifetimes a token may be given, in days. */
export const tokenLives = [7, 30, 90, 365] as const

const name = z.string().trim().min(1).max(60)
const scopes = z
  .array(TokenScope)
  .min(1)
  .max(tokenScopes.length)
  .refine((list) => new Set(list).size === list.length, 'each scope once')

export const TokenRequest = z.strictObject({
  name,
  scopes,
  days: z.literal(tokenLives),
  /** Whether signing out on every device ends this token too. */
  endsWithSignOut: z.boolean(),
})
export type TokenRequest = z.infer<typeof TokenRequest>

/** A token as its owner sees it after creation: everything except the secret. */
export const TokenSummary = z.object({
  id: z.string(),
  name,
  scopes,
  endsWithSignOut: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  state: z.enum(['active', 'expired', 'signed-out']),
})
export type TokenSummary = z.infer<typeof TokenSummary>

export const TokenList = z.object({ tokens: z.array(TokenSummary) })
export type TokenList = z.infer<typeof TokenList>

/** The only response that contains the secret. */
export const TokenMade = z.object({ secret: z.string(), token: TokenSummary })
export type TokenMade = z.infer<typeof TokenMade>

/** The token to revoke. */
export const TokenChoice = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) })
