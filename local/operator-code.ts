import { TOTP } from 'otpauth'
import { sampleOperator } from './sample-accounts.ts'

/** `npm run operator-code`: prints the code that the sample operator's authenticator app would show now. */
const app = new TOTP({ secret: sampleOperator.secret })
const seconds = Math.ceil(app.remaining() / 1_000)
console.log(`${app.generate()}   for ${sampleOperator.email}, works once, for ${seconds} s`)
