import type { UserRecord } from 'firebase-admin/auth'
import { normaliseEmail } from '../../../accounts/credentials.ts'
import { accountPaths } from '../../../accounts/documents.ts'
import { type SharingBlock, sharingPath } from '../../../availability/own/shared-seats.ts'
import { PlanDocument } from '../../../billing/plan-document.ts'
import { deleteAccount } from '../../accounts/delete-account.ts'
import { setPlanClaim } from '../../billing/context.ts'
import { findUser } from '../../caller.ts'
import { endEverySession } from '../../ended-sessions.ts'
import { withdrawSightings } from '../../own-seats/shared-store.ts'
import { type ActionContext, type Actions, existing, Refusal } from '../action.ts'

export const memberActions = {
  'member.reset-mail': {
    async change({ input: { uid } }, { auth }) {
      await getEmail(auth, uid)
      return { target: accountPaths.user(uid), what: 'Reset email sent' }
    },
    effect: async ({ uid }, { auth, sendReset }) => sendReset(await getEmail(auth, uid)),
  },
  'member.plan': {
    async change({ transaction, input: { uid, plan, reason } }, { db }) {
      const ref = db.doc(accountPaths.plan(uid))
      const before = await existing(transaction, ref, PlanDocument, 'member')
      if (before.stripe) {
        throw new Refusal('aborted', 'They have a subscription or unpaid invoice. Change or cancel it in Stripe.')
      }
      const after: PlanDocument = { name: { slug: plan }, status: 'active', periodEnd: null }
      transaction.set(ref, after)
      return { target: accountPaths.user(uid), what: `Plan set: ${before.name.slug} to ${plan}`, reason }
    },
    // The plan in force when this runs, which may be one bought in the meantime.
    effect: async ({ uid }, { db, auth }) => {
      const plan = PlanDocument.parse((await db.doc(accountPaths.plan(uid)).get()).data())
      await setPlanClaim(auth, uid, plan.name.slug)
    },
  },
  'member.disable': {
    async change({ input: { uid, disabled, reason }, by }, { auth }) {
      if (uid === by.uid) throw new Refusal('aborted', 'You can’t disable your own account.')
      await getAccount(auth, uid)
      return { target: accountPaths.user(uid), what: disabled ? 'Account disabled' : 'Account enabled again', reason }
    },
    effect: async ({ uid, disabled }, { db, auth }) => {
      await auth.updateUser(uid, { disabled })
      if (disabled) await endEverySession({ db, auth }, uid)
    },
  },
  'member.sharing': {
    async change({ transaction, input: { uid, blocked, reason } }, { db, auth }) {
      await getAccount(auth, uid)
      transaction.set(db.doc(sharingPath(uid)), { blocked } satisfies SharingBlock)
      const what = blocked ? 'Everything they shared removed, and sharing ended' : 'Sharing allowed again'
      return { target: accountPaths.user(uid), what, reason }
    },
    effect: async ({ uid, blocked }, { db, now }) => {
      if (blocked) await withdrawSightings(db, uid, now)
    },
  },
  'member.delete': {
    async change({ input: { uid, confirmation, reason }, by }, { auth }) {
      if (uid === by.uid) throw new Refusal('aborted', 'This is your own account. Delete it in your account settings.')
      const { email = '' } = await getAccount(auth, uid)
      if (normaliseEmail(confirmation) !== email.toLowerCase()) {
        throw new Refusal('invalid-argument', 'Type this account’s email address to confirm')
      }
      return { target: accountPaths.user(uid), what: 'Account deleted', reason }
    },
    effect: ({ uid }, { db, auth, stripe, now }) => deleteAccount(uid, { db, auth, stripe }, now),
  },
} satisfies Partial<Actions>

async function getAccount(auth: ActionContext['auth'], uid: string): Promise<UserRecord> {
  const account = await findUser(auth, uid)
  if (account === null) throw new Refusal('not-found', 'This account no longer exists.')
  return account
}

async function getEmail(auth: ActionContext['auth'], uid: string): Promise<string> {
  const { email } = await getAccount(auth, uid)
  if (!email) throw new Refusal('aborted', 'This account has no email address.')
  return email
}
