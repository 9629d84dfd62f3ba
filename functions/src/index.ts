import { structureConsole } from '../../lib/server/logs/log-line.ts'
import { startErrorReports } from '../../lib/server/telemetry/error-reports.ts'

export { claimReferral, createNewUser, deleteMyAccount, exportMyData, verifyAddress } from './accounts.ts'
export {
  matchOpenings,
  refreshAvailability,
  storeAvailabilityIndex,
  sweepOpenings,
  watchSeats,
} from './availability.ts'
export { createCheckout, paymentEvents, portal, reconcilePlans } from './billing.ts'
export { remindMe, submitBidReport, tellWine, wineAlert } from './calculators.ts'
export { revokeFeeds, saveChannels, subscribePush, telegramUpdates } from './channels.ts'
export { deliverMail, deliverMessage, mailBounces, retryWebhook, sweepOutbox, testAlert } from './delivery.ts'
export { adminAct, adminCensus, secondFactor } from './operators.ts'
export { sendChat, submitForm, sweepDesk } from './support.ts'

// When deployed, each line must be one log entry; locally, people read the output.
if (process.env.K_SERVICE && process.env.FUNCTIONS_EMULATOR !== 'true') structureConsole()

// Loads nothing without a DSN. With one, faults that lib/ reports are sent there too.
void startErrorReports()
