import { classifyReferrer } from '../referrer.ts'
import { SignUp } from '../sign-up.ts'

/** Builds the body of `createNewUser` for a sign-up on this page. @throws ZodError for an invalid name */
export function signUpBody(userId: string, name: string, email: string): SignUp {
  return SignUp.parse({
    userInfo: { name, email },
    userId,
    metadata: { referrer: classifyReferrer(document.referrer, location.host) },
  })
}
