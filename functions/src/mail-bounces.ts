import { timingSafeEqual } from 'node:crypto'
import type { Request } from 'firebase-functions/https'
import { onRequest } from 'firebase-functions/https'
import { z } from 'zod'
import { bounceSecret, takeBounce } from '../../lib/server/alerts/delivery/take-bounce.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { bounceOptions } from './options.ts'
import { reported } from './reported.ts'

/** The fields in which mail providers send a whole mail, if they don't post it as the body. */
const Body = z.union([
  z.object({ RawEmail: z.string() }).transform(({ RawEmail }) => RawEmail),
  z.object({ 'body-mime': z.string() }).transform((form) => form['body-mime']),
])

/** Takes bounced mails posted by the mail provider: as the body (message/rfc822), or in a field of JSON or a form. */
export const mailBounces = onRequest(
  bounceOptions,
  reported('mailBounces', async (request, response) => {
    const { LINK_SECRET: secret } = env()
    if (secret === undefined || !isAllowed(request, bounceSecret(secret))) {
      response.status(403).send('')
      return
    }
    const field = Body.safeParse(request.body)
    const mail = field.success ? field.data : (request.rawBody?.toString('utf8') ?? '')
    response.status(200).json({ taken: await takeBounce(adminFirestore(), mail, serverClock.now()) })
  }),
)

/**
 * Returns whether the secret was sent, as a bearer token or, as some providers do, as the password of a URL such as
 * https://bounces:secret@…
 */
function isAllowed({ headers }: Request, right: string): boolean {
  const [scheme = '', credentials = ''] = (headers.authorization ?? '').split(' ')
  const given =
    scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString().split(':').slice(1).join(':') : credentials
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
