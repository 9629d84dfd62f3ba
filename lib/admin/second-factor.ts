import { z } from 'zod'

/** How many hours one code opens the operators' pages, for the session it was entered in. */
export const passHours = 8

const Code = z.string().trim().min(6).max(40)

/** The body of the callable `secondFactor`. */
export const SecondFactorCall = z.discriminatedUnion('step', [
  /** Whether a code is needed. */
  z.strictObject({ step: z.literal('state') }),
  /** Makes a secret for an authenticator app; only for an operator who has none, after a fresh log-in. */
  z.strictObject({ step: z.literal('begin') }),
  /** The first code from the app, which proves that it holds the secret. */
  z.strictObject({ step: z.literal('confirm'), code: Code }),
  /** A code from the app, or a recovery code. */
  z.strictObject({ step: z.literal('verify'), code: Code }),
  /** Replaces all recovery codes with new ones. */
  z.strictObject({ step: z.literal('renew') }),
])
export type SecondFactorCall = z.infer<typeof SecondFactorCall>

/** `set-up`: no app holds a secret yet. `code`: a code is needed. `open`: a code was entered in this session. */
const State = z.enum(['set-up', 'code', 'open'])

/** The answer to each step. */
export const secondFactorAnswers = {
  state: z.object({ state: State }),
  /** The secret as text, and as the SVG path of a QR code `size` modules wide. */
  begin: z.object({ secret: z.string(), qr: z.object({ path: z.string(), size: z.int() }) }),
  confirm: z.object({ recoveryCodes: z.array(z.string()) }),
  verify: z.object({ recoveryCodesLeft: z.int() }),
  renew: z.object({ recoveryCodes: z.array(z.string()) }),
} as const
export type SecondFactorState = z.infer<typeof State>
export type SecondFactorAnswer<Step extends SecondFactorCall['step']> = z.infer<(typeof secondFactorAnswers)[Step]>
