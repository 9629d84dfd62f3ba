import { structureConsole } from '../../lib/server/logs/structured-console.ts'
import { startErrorReports } from '../../lib/server/telemetry/error-reports.ts'

export { adminAct } from './admin-act.ts'
export { adminCensus } from './admin-census.ts'
export { claimReferral } from './claim-referral.ts'
export { createCheckout } from './create-checkout.ts'
export { createNewUser } from './create-new-user.ts'
export { deleteMyAccount } from './delete-my-account.ts'
export { deliverMail } from './deliver-mail.ts'
export { deliverMessage } from './deliver-message.ts'
export { exportMyData } from './export-my-data.ts'
export { mailBounces } from './mail-bounces.ts'
export { matchOpenings, sweepOpenings } from './match-openings.ts'
export { paymentEvents } from './payment-events.ts'
export { portal } from './portal.ts'
export { reconcilePlans } from './reconcile-plans.ts'
export { refreshAvailability } from './refresh-availability.ts'
export { remindMe } from './remind-me.ts'
export { retryWebhook } from './retry-webhook.ts'
export { revokeFeeds } from './revoke-feeds.ts'
export { saveChannels } from './save-channels.ts'
export { sendChat } from './send-chat.ts'
export { submitBidReport } from './submit-bid-report.ts'
export { submitForm } from './submit-form.ts'
export { subscribePush } from './subscribe-push.ts'
export { sweepDesk } from './sweep-desk.ts'
export { sweepOutbox } from './sweep-outbox.ts'
export { telegramUpdates } from './telegram-updates.ts'
export { testAlert } from './test-alert.ts'
export { verifyAddress } from './verify-address.ts'
export { watchSeats } from './watch-seats.ts'
export { tellWine, wineAlert } from './wine-alert.ts'

// Where they are deployed a line is one entry of the log; a local backend is read by people.
if (process.env.K_SERVICE && process.env.FUNCTIONS_EMULATOR !== 'true') structureConsole()

// Loads nothing without a DSN. With one, what the shared rules report goes there, too.
void startErrorReports()
