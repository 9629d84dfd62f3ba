import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { getFirestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { changeAddressEmail, passwordResetEmail } from '../../lib/accounts/account-emails.ts'
import type { Clock } from '../../lib/core/clock.ts'
import { adminApp } from '../../lib/server/firebase-admin.ts'
import { queueAccountEmail } from '../../lib/server/mail/mail-document.ts'
import { enqueueMail } from '../../lib/server/task-queue.ts'
import { localProject } from '../emulators.ts'

/** The codes the Auth emulator would have mailed. */
const Codes = z.object({
  oobCodes: z.array(
    z.object({ email: z.string(), newEmail: z.string().optional(), requestType: z.string(), oobCode: z.string() }),
  ),
})
type Code = z.infer<typeof Codes>['oobCodes'][number]

const EVERY_MS = 500

/**
 * Sends the mails that the hosted auth service would: the Auth emulator makes the codes but sends nothing. The text is
 * the one hosted projects are set up with (docs/operations.md). Confirmation links aren't included, because we always
 * mail those ourselves.
 */
export async function bridgeAuthCodes(
  ports: { auth: number; site: number; tasks: number },
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  process.env.CLOUD_TASKS_EMULATOR_HOST ??= `127.0.0.1:${ports.tasks}`
  const address = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${localProject}/oobCodes`
  const done = new Set<string>()
  let failures = 0
  while (!signal.aborted) {
    try {
      const { oobCodes } = Codes.parse(await (await fetch(address, { signal })).json())
      for (const code of oobCodes.filter(({ oobCode }) => !done.has(oobCode))) {
        await mailCode(code, `http://localhost:${ports.site}`, clock)
        done.add(code.oobCode)
      }
      failures = 0
    } catch (error) {
      failures += 1
      // A busy machine misses one now and then.
      if (!signal.aborted && failures === 5)
        console.error(`mails of the auth service: ${error instanceof Error ? error.message : error}`)
    }
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {})
  }
}

const emails = {
  PASSWORD_RESET: { mode: 'resetPassword', words: passwordResetEmail },
  VERIFY_AND_CHANGE_EMAIL: { mode: 'verifyAndChangeEmail', words: changeAddressEmail },
} as const

async function mailCode({ email, newEmail, requestType, oobCode }: Code, siteUrl: string, clock: Clock): Promise<void> {
  const kind = emails[requestType as keyof typeof emails]
  if (kind === undefined) return
  const link = `${siteUrl}/auth/action?${new URLSearchParams({ mode: kind.mode, oobCode })}`
  const id = `code-${createHash('sha256').update(oobCode).digest('hex').slice(0, 32)}`
  const addressed = { uid: null, to: newEmail ?? email, now: clock.now() }
  if (await queueAccountEmail(getFirestore(adminApp()), id, kind.words(link), addressed)) await enqueueMail(id)
}
