import { onTaskDispatched } from 'firebase-functions/tasks'
import { z } from 'zod'
import { deliveryOptions } from './options.ts'
import { reported } from './reported.ts'

const Task = z.object({ id: z.string().min(1).max(500) })

/** Sends one queued mail. It counts its own attempts, and the sweep retries those that failed. */
export const deliverMail = onTaskDispatched(
  deliveryOptions,
  reported('deliverMail', async ({ data }: { data: unknown }) => {
    // Imported here, so that no other function loads the mail library.
    const [{ sendMail }, { mailContext }, { renderAccountMail }] = await Promise.all([
      import('../../lib/server/mail/send-mail.ts'),
      import('../../lib/server/mail/mail-context.ts'),
      import('../../components/mail/account-mail.tsx'),
    ])
    await sendMail(Task.parse(data).id, mailContext(renderAccountMail))
  }),
)
