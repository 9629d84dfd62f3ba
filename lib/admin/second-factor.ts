import { z } from 'zod'

/** How long a code opens the operators' room for one log-in. */
export const passHours = 8

const Code = z.string().trim().min(6).max(40)

/** The body of the callable `secondFactor`. */
export const SecondFactorCall = z.discriminatedUnion('step', [
  /** Whether a code is needed. */
  z.strictObject({ step: z.literal('state') }),
  /** Makes a secret for an authenticator app; only for an operator who has none, after a fresh log-in. */
  z.strictObject({ step: z.literal('begin') }),
  /** The first code of the app, which shows that it holds the secret. */
  z.strictObject({ step: z.literal('confirm'), code: Code }),
  /** A code of the app, or a recovery code. */
  z.strictObject({ step: z.literal('verify'), code: Code }),
  /** New recovery codes in place of those there were. */
  z.strictObject({ step: z.literal('renew') }),
])
export type SecondFactorCall = z.infer<typeof SecondFactorCall>

/** `set-up`: no app holds a secret yet. `code`: one is asked for. `open`: one was given in this log-in. */
const State = z.enum(['set-up', 'code', 'open'])

/** What each step answers. */
export const secondFactorAnswers = {
  state: z.object({ state: State }),
  /** The secret as text, and as the path of a QR code with so many modules to a side. */
  begin: z.object({ secret: z.string(), qr: z.object({ path: z.string(), size: z.int() }) }),
  confirm: z.object({ recoveryCodes: z.array(z.string()) }),
  verify: z.object({ recoveryCodesLeft: z.int() }),
  renew: z.object({ recoveryCodes: z.array(z.string()) }),
} as const
export type SecondFactorState = z.infer<typeof State>
export type SecondFactorAnswer<Step extends SecondFactorCall['step']> = z.infer<(typeof secondFactorAnswers)[Step]>
