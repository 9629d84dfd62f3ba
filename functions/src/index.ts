import { startErrorReports } from '../../lib/server/telemetry/error-reports.ts'

export { claimReferral } from './claim-referral.ts'
export { createCheckout } from './create-checkout.ts'
export { createNewUser } from './create-new-user.ts'
export { deleteMyAccount } from './delete-my-account.ts'
export { exportMyData } from './export-my-data.ts'
export { paymentEvents } from './payment-events.ts'
export { portal } from './portal.ts'
export { reconcilePlans } from './reconcile-plans.ts'
export { refreshAvailability } from './refresh-availability.ts'
export { submitBidReport } from './submit-bid-report.ts'
export { submitForm } from './submit-form.ts'

// Loads nothing without a DSN. With one, what the shared rules report goes there, too.
void startErrorReports()
