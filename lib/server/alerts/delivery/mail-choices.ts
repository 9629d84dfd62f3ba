import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { accountPaths } from '../../../accounts/documents.ts'
import { sharedSettings } from '../../../alerts/alert.ts'
import type { MailChoice, MailStanding } from '../../../alerts/delivery/mail-choice.ts'
import { changeChannels, readChannels } from './channel-store.ts'
import type { LinkClaim } from './signed-link.ts'

const Settings = z.object(sharedSettings).pick({ name: true, channels: true, paused: true })

/** How things stand with what a link is about; null when its member is gone. */
export async function readStanding(db: Firestore, claim: LinkClaim): Promise<MailStanding | null> {
  const user = await db.doc(accountPaths.user(claim.uid)).get()
  if (!user.exists) return null
  const path = alertPathOf(claim)
  const [channels, alert] = await Promise.all([readChannels(db, claim.uid), path === null ? null : db.doc(path).get()])
  const settings = settingsOf(alert)
  const about = settings && {
    name: settings.name ?? null,
    kind: claim.kind,
    mailed: settings.channels.includes('email'),
    paused: settings.paused,
  }
  return { purpose: claim.purpose, alert: about, mail: !channels.emailOff }
}

/** Does what the holder of a link chose. Repeating a choice changes nothing; for an alert that is gone all is done. */
export async function applyChoice(db: Firestore, claim: LinkClaim, choice: MailChoice): Promise<void> {
  const path = alertPathOf(claim)
  // Whoever unsubscribes from a mail of no alert in particular wants none of all.
  const wanted = path === null && (choice === 'stop' || choice === 'start') ? (`${choice}-all` as const) : choice
  if (wanted === 'stop-all' || wanted === 'start-all') {
    await changeChannels(db, claim.uid, (channels) => ({ ...channels, emailOff: wanted === 'stop-all' }))
  } else if (path !== null) {
    await changeAlert(db, path, wanted)
  }
}

function changeAlert(db: Firestore, path: string, choice: 'stop' | 'start' | 'pause' | 'resume'): Promise<void> {
  const ref = db.doc(path)
  return db.runTransaction(async (transaction) => {
    const settings = settingsOf(await transaction.get(ref))
    if (settings === null) return
    const others = settings.channels.filter((channel) => channel !== 'email')
    const change = {
      stop: { 'settings.channels': others },
      start: { 'settings.channels': ['email', ...others] },
      pause: { 'settings.paused': true },
      resume: { 'settings.paused': false },
    }[choice]
    transaction.update(ref, { ...change, updatedAt: FieldValue.serverTimestamp() })
  })
}

function settingsOf(alert: DocumentSnapshot | null): z.infer<typeof Settings> | null {
  return Settings.safeParse(alert?.get('settings')).data ?? null
}

const alertPathOf = ({ uid, kind, id }: LinkClaim) => (id === null ? null : `users/${uid}/${kind}/${id}`)
