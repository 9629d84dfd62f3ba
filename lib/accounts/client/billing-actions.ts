import { doc, updateDoc } from 'firebase/firestore'
import type { CheckoutRequest } from '../../billing/offer-schemas.ts'
import { accountPaths } from '../documents.ts'
import { callCreateCheckout, callPortal } from './functions.ts'
import { reportFault } from './report.ts'
import type { Services } from './services.ts'

/** What pricing, checkout, the billing entry and the leaderboard do. */
export function billingActions({ db, functions }: Services) {
  return {
    /** The address of the billing portal, or null: a failure is no news for the person, only for us. */
    async findBillingPortal(customerId: string): Promise<string | null> {
      return callPortal(functions, customerId).catch((error: unknown) => {
        reportFault('opening the billing portal', error)
        return null
      })
    },

    /** The address where a plan is paid. Rejects with the function's error, whose message is for the person. */
    createCheckout: (request: CheckoutRequest): Promise<string> => callCreateCheckout(functions, request),

    /** Puts the member on the leaderboard under a name, or with null takes them off it. */
    async chooseLeaderboardName(code: string, name: string | null): Promise<void> {
      await updateDoc(doc(db, accountPaths.referral(code)), { leaderboardName: name })
    },
  }
}
