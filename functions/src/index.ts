export { claimReferral } from './claim-referral.ts'
export { createNewUser } from './create-new-user.ts'
