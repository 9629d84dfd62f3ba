import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  verifyPasswordResetCode,
} from 'firebase/auth'
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore'
import { z } from 'zod'
import { AlertHistoryDocument } from '../../alerts/alert-history.ts'
import {
  ChannelsDocument,
  channelsPath,
  RevokeFeedsAnswer,
  type RevokeFeedsBody,
  SaveChannelsAnswer,
  type SaveChannelsBody,
  SubscribePushAnswer,
  type SubscribePushBody,
  TestAlertAnswer,
  type TestAlertBody,
} from '../../alerts/delivery/channels.ts'
import { WebhookLog, webhookLogPath } from '../../alerts/delivery/webhook-log.ts'
import type { CheckoutRequest } from '../../billing/offer-schemas.ts'
import type { Offer } from '../../billing/offers.ts'
import { BidReportAnswer, type BidReportSubmission } from '../../calculators/bids/bid-report.ts'
import { ReminderAnswer, type ReminderRequest } from '../../calculators/release-mail.ts'
import { WineAlertAnswer, type WineAlertRequest } from '../../calculators/wine/wine-alert.ts'
import type { Instant } from '../../core/clock.ts'
import type { FormOutcome } from '../../support/forms/form-model.ts'
import { FormDocument, type Submission } from '../../support/forms/submission.ts'
import { type ActionMode, operationOf } from '../action-link.ts'
import { ConnectionStart, ConnectionStatus } from '../connections-contract.ts'
import { accountPaths } from '../documents.ts'
import { type Balances, HomeDocument } from '../home-document.ts'
import { accountActions } from './actions.ts'
import { alertActions } from './alert-actions.ts'
import { chatActions } from './chat-actions.ts'
import { endLogInsBefore } from './end-old-log-ins.ts'
import { fetchAsMember, readAsMember, type TokenSource } from './fetch-as-member.ts'
import { callFunction, callTypedFunction } from './functions.ts'
import { listenToDocument, listenToQuery, type StopListening } from './listen.ts'
import { underPasswordPolicy } from './password-policy.ts'
import { reportFault } from './report.ts'
import { requireUser, type Services, startServices } from './services.ts'
import { settingsActions } from './settings-actions.ts'
import type { Identified } from './state.ts'
import { type StoreAccess, Tracker } from './tracker.ts'

/** The most booking requests shown to the team. */
const requestsShown = 100

/** How many of the latest history entries a member is shown. */
const historyShown = 50

/** The URL where the payment provider continues: its billing portal, or the page where a plan is paid for. */
const AddressAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) })
const VerifyAnswer = z.object({ outcome: z.enum(['sent', 'confirmed']) })
const FormAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('kept'), reference: z.string() }),
  z.object({ outcome: z.literal('members-only') }),
])

/** What members and guests send to the site. */
function reportActions({ functions, db }: Services) {
  return {
    /** Submits an upgrade bid; returns its outcome. Rejects with the service's error. */
    submitBidReport: (body: BidReportSubmission) =>
      callTypedFunction(functions, 'submitBidReport', body, BidReportAnswer),
    /** Sets or cancels a reminder email the day before seats open. Rejects with the service's error. */
    remindMe: (request: ReminderRequest) => callTypedFunction(functions, 'remindMe', request, ReminderAnswer),
    /** Emails the link that confirms this member's address, if it isn't confirmed. Rejects with the service's error. */
    verifyAddress: async () => (await callTypedFunction(functions, 'verifyAddress', {}, VerifyAnswer)).outcome,
    /** Reads, sets or ends the member's alert for wine offers. Rejects with the service's error. */
    wineAlert: (request: WineAlertRequest) => callTypedFunction(functions, 'wineAlert', request, WineAlertAnswer),
    /** Submits a form, which guests can do too; returns its outcome. Rejects with the service's error. */
    submitForm: (submission: Submission): Promise<FormOutcome> =>
      callTypedFunction(functions, 'submitForm', submission, FormAnswer),
    /** Follows booking requests, newest first, for the team only; null while the database can't be reached. */
    followBookings(onValues: (forms: Identified<FormDocument>[] | null) => void): StopListening {
      const bookings = query(collection(db, 'forms'), where('kind', '==', 'booking'), limit(requestsShown))
      return listenToQuery('booking requests', bookings, FormDocument, (forms) =>
        onValues(forms?.sort((a, b) => b.createdAt.localeCompare(a.createdAt)) ?? null),
      )
    },
  }
}

const address = '/api/connections/seats-aero'

/** The member's sign-in to their own seats.aero account. */
function connectionActions(session: TokenSource) {
  return {
    connectionStatus: () => readAsMember(session, address, ConnectionStatus),

    /** Returns the URL where the member gives consent, for their browser to open. */
    startConnection: async () =>
      (await readAsMember(session, `${address}/start`, ConnectionStart, { method: 'POST' })).url,

    endConnection: () => fetchAsMember(session, address, { method: 'DELETE' }),
  }
}

export type Session = Awaited<ReturnType<typeof openSession>>

/** Starts the Firebase SDK, waits until it knows who is signed in, and keeps following that. */
export async function openSession(store: StoreAccess) {
  const { services, clockOffsetMs } = await startServices()
  store.update((state) => ({ ...state, clockOffsetMs }))
  const tracker = new Tracker(services, store)
  onIdTokenChanged(services.auth, (user) => {
    tracker.follow(user).catch((error: unknown) => reportFault('following the sign-in', error))
  })
  await services.auth.authStateReady()
  const account = accountActions(services, tracker)
  return {
    ...account,
    ...settingsActions(services, tracker.turns),
    ...codeActions(services),
    ...billingActions(services),
    ...accountEndActions(services, tracker),
    ...alertActions(services, () => tracker.ensurePlan()),
    ...pageFollowing(services),
    ...channelActions(services),
    ...homeActions(services),
    ...reportActions(services),
    ...chatActions(services),
    ...connectionActions(account),
  }
}

/** Exporting a member's data, and deleting their account. */
function accountEndActions({ auth, functions }: Services, tracker: Tracker) {
  return {
    /** Returns everything kept about the member, as JSON to give to them. */
    exportMyData: (): Promise<unknown> => callFunction(functions, 'exportMyData'),

    /** Deletes the account for good. `confirmation` is its email address as typed. Rejects with the service's error. */
    async deleteMyAccount(confirmation: string, password: string): Promise<void> {
      const present = requireUser(auth)
      const credential = EmailAuthProvider.credential(present.email ?? '', password)
      const { user } = await reauthenticateWithCredential(present, credential)
      // The token must carry this new sign-in.
      await user.getIdToken(true)
      await tracker.endEverywhere(
        async () => void (await callFunction(functions, 'deleteMyAccount', { confirmation })),
        null,
      )
    },
  }
}

/** What pricing, checkout, the billing entry and the leaderboard do. */
function billingActions({ db, functions }: Services) {
  return {
    /** Returns the URL of the billing portal, at the switch to an offer if one is given. */
    async getBillingPortal(customerId: string, offer?: Offer): Promise<string> {
      const body = { customerId, ...(offer ? { offer } : {}) }
      return (await callTypedFunction(functions, 'portal', body, AddressAnswer)).url
    },

    /** Returns the URL where a plan is paid for. Rejects with the function's error, whose message is for the member. */
    createCheckout: async (request: CheckoutRequest): Promise<string> =>
      (await callTypedFunction(functions, 'createCheckout', request, AddressAnswer)).url,

    /** Puts the member on the leaderboard under a name; null takes them off it. */
    async chooseLeaderboardName(code: string, name: string | null): Promise<void> {
      await updateDoc(doc(db, accountPaths.referral(code)), { leaderboardName: name })
    },
  }
}

/** What only some of a member's pages follow, so that no other page pays for these reads. */
function pageFollowing({ auth, db }: Services) {
  const followOwn = (follow: (uid: string) => StopListening): StopListening =>
    auth.currentUser ? follow(auth.currentUser.uid) : () => {}
  return {
    /** Follows the member's channels; null until the first channel is set up. */
    followChannels: (onValue: (channels: ChannelsDocument | null) => void) =>
      followOwn((uid) => listenToDocument(doc(db, channelsPath(uid)), ChannelsDocument, onValue)),

    /** Follows the latest requests to the member's webhook; null before the first. */
    followWebhookLog: (onValue: (log: WebhookLog | null) => void) =>
      followOwn((uid) => listenToDocument(doc(db, webhookLogPath(uid)), WebhookLog, onValue)),

    /** Follows what the member's alerts found, newest first; null while the database can't be reached. */
    followAlertHistory: (onValues: (found: Identified<AlertHistoryDocument>[] | null) => void) =>
      followOwn((uid) => {
        const history = collection(db, accountPaths.alertHistory(uid))
        const latest = query(history, orderBy('at', 'desc'), limit(historyShown))
        return listenToQuery('alert history', latest, AlertHistoryDocument, onValues)
      }),

    /** Follows what the home page remembers; null before the first visit. */
    followHome: (onValue: (home: HomeDocument | null) => void) =>
      followOwn((uid) => listenToDocument(doc(db, accountPaths.home(uid)), HomeDocument, onValue)),
  }
}

/** How messages reach a member. Each call rejects with the service's error; a refusal is part of the answer. */
function channelActions({ functions }: Services) {
  return {
    saveChannels: (body: SaveChannelsBody) => callTypedFunction(functions, 'saveChannels', body, SaveChannelsAnswer),
    subscribePush: (body: SubscribePushBody) =>
      callTypedFunction(functions, 'subscribePush', body, SubscribePushAnswer),
    revokeFeeds: (body: RevokeFeedsBody) => callTypedFunction(functions, 'revokeFeeds', body, RevokeFeedsAnswer),
    testAlert: (body: TestAlertBody) => callTypedFunction(functions, 'testAlert', body, TestAlertAnswer),
    retryWebhook: (message: string) => callTypedFunction(functions, 'retryWebhook', { message }, TestAlertAnswer),
  }
}

/** What the page behind emailed links does. Each rejects with the SDK's error if the code is used up or not ours. */
function codeActions({ auth }: Services) {
  return {
    /** Returns the email address a code is about. A code of a kind other than the link says is refused as invalid. */
    async readCode(mode: ActionMode, code: string): Promise<string> {
      const { operation, data } = await checkActionCode(auth, code)
      if (operation !== ActionCodeOperation[operationOf[mode]]) throw new Error('This link is incomplete.')
      return data.email ?? ''
    },

    async applyCode(code: string): Promise<void> {
      await applyActionCode(auth, code)
      // The account has changed behind this browser's session: a changed address ends the session, and a verified one
      // now shows.
      await auth.currentUser?.getIdToken(true).catch((error: unknown) => reportFault('after a mailed link', error))
      if (auth.currentUser) await reload(auth.currentUser)
    },

    async setNewPassword(code: string, password: string): Promise<void> {
      const email = await verifyPasswordResetCode(auth, code)
      await underPasswordPolicy(auth, password, () => confirmPasswordReset(auth, code, password))
      await endLogInsBefore(auth, email, password).catch((error: unknown) => reportFault('after a reset', error))
    },
  }
}

/** What only a member's home page writes. */
function homeActions({ auth, db }: Services) {
  const home = () => doc(db, accountPaths.home(requireUser(auth).uid))
  return {
    /** Records that a visit begins now and that the one before began at `previous`. */
    async beginVisit(previous: Instant | null): Promise<void> {
      const previousVisitAt = previous === null ? null : Timestamp.fromDate(new Date(previous))
      await setDoc(home(), { visitAt: serverTimestamp(), previousVisitAt }, { merge: true })
    },

    /** Saves the member's points. Rejects with the database's error. */
    async savePoints(points: Balances): Promise<void> {
      await setDoc(home(), { points }, { merge: true })
    },
  }
}
