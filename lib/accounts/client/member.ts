import type { IdTokenResult, User } from 'firebase/auth'
import { browserStore } from '../../core/signed-in-marker.ts'
import { forgetReferral, recallReferral } from '../referral.ts'
import { nameLimit, PersonName } from '../sign-up.ts'
import { callClaimReferral, callCreateNewUser } from './functions.ts'
import { listenToPersonal } from './personal-documents.ts'
import { PlanClaim } from './plan-claim.ts'
import { AccountRepair } from './repair.ts'
import { reportFault } from './report.ts'
import type { Services } from './services.ts'
import { signUpBody } from './sign-up-body.ts'
import type { PersonalState } from './state.ts'
import type { Turns } from './turns.ts'

type OnChange = (change: Partial<PersonalState>) => void

/** Everything that runs while one person is signed in: their live records, their plan claim, the completion of a broken-off sign-up. */
export class Member {
  readonly uid: string
  readonly repair: AccountRepair
  readonly #planClaim: PlanClaim
  readonly #stopListening: () => void
  #personal: Partial<PersonalState> = {}
  #referralAsked = false

  constructor(services: Services, user: User, turns: Turns, onChange: OnChange) {
    this.uid = user.uid
    this.#planClaim = new PlanClaim(() => turns.take(() => user.getIdToken(true)))
    this.repair = new AccountRepair(() => completeAccount(services, user))
    this.#stopListening = listenToPersonal(services.db, user.uid, (change) => {
      this.#personal = { ...this.#personal, ...change }
      onChange(change)
      this.#follow(services, user.email ?? '')
    })
  }

  tokenIs(token: IdTokenResult): void {
    this.#planClaim.tokenSays(token.claims.plan)
  }

  stop(): void {
    this.#stopListening()
    this.#planClaim.stop()
    this.repair.stop()
  }

  #follow(services: Services, email: string): void {
    const { plan, userDocument, usage } = this.#personal
    this.#planClaim.documentSays(plan?.name.slug ?? null)
    this.repair.documentsAre({ plan, userDocument, usage }, email)
    if (userDocument && !this.#referralAsked) {
      this.#referralAsked = true
      void claimKeptReferral(services)
    }
  }
}

function completeAccount({ functions }: Services, user: User): Promise<void> {
  const email = user.email ?? ''
  const given = PersonName.safeParse(user.displayName)
  const name = given.success ? given.data : (email.split('@')[0] ?? email).slice(0, nameLimit)
  return callCreateNewUser(functions, signUpBody(user.uid, name, email))
}

/** Tells the server whose link brought this member. The server decides what it earns; afterwards it is forgotten. */
async function claimKeptReferral({ functions }: Services): Promise<void> {
  const store = browserStore()
  const code = recallReferral(store, Date.now())
  if (code === null) return
  try {
    await callClaimReferral(functions, code)
    forgetReferral(store)
  } catch (error) {
    // Kept for the next sign-in within its seven days.
    reportFault('claiming a referral', error)
  }
}
