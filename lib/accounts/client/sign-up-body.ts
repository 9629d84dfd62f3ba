import { classifyReferrer } from '../referrer.ts'
import { SignUp } from '../sign-up.ts'

/** The body of `createNewUser` for somebody signing up on this page. @throws ZodError for a name that can't be one. */
export function signUpBody(userId: string, name: string, email: string): SignUp {
  return SignUp.parse({
    userInfo: { name, email },
    userId,
    metadata: { referrer: classifyReferrer(document.referrer, location.host) },
  })
}
