import { z } from 'zod'

/** The kinds of link the auth service emails, as their `mode` parameter spells them. */
export const actionModes = ['resetPassword', 'verifyEmail', 'recoverEmail', 'verifyAndChangeEmail'] as const
export type ActionMode = (typeof actionModes)[number]

/** The operation the SDK reports for a code of each kind. */
export const operationOf = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
} as const satisfies Record<ActionMode, string>

const ActionLink = z.object({ mode: z.enum(actionModes), oobCode: z.string().regex(/^[\w-]{1,200}$/) })
export type ActionLink = z.infer<typeof ActionLink>

/** Returns what an emailed link asks for, or null if the parameters aren't those of such a link. */
export function parseActionLink(parameters: URLSearchParams): ActionLink | null {
  const link = ActionLink.safeParse({ mode: parameters.get('mode'), oobCode: parameters.get('oobCode') })
  return link.success ? link.data : null
}
