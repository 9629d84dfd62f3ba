import { type Functions, httpsCallable } from 'firebase/functions'
import { z } from 'zod'
import type { SignUp } from '../sign-up.ts'

/** The functions the account calls, by the names they are deployed under. The SDK gives up after 70 seconds. */

export async function callCreateNewUser(functions: Functions, signUp: SignUp): Promise<void> {
  await httpsCallable<SignUp>(functions, 'createNewUser')(signUp)
}

export async function callClaimReferral(functions: Functions, code: string): Promise<void> {
  await httpsCallable<{ code: string }>(functions, 'claimReferral')({ code })
}

const PortalAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) })

/** The address of the payment provider's billing portal for this customer. */
export async function callPortal(functions: Functions, customerId: string): Promise<string> {
  const { data } = await httpsCallable<{ customerId: string }>(functions, 'portal')({ customerId })
  return PortalAnswer.parse(data).url
}
