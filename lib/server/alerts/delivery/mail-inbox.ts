import { z } from 'zod'

const Inbox = z.array(z.object({ messageId: z.string().optional() }))

/** Asks a local inbox (maildev) whether a mail of this Message-ID has arrived. */
export function askInbox(url: string): (messageId: string) => Promise<boolean> {
  return async (messageId) => {
    const bare = messageId.replace(/^<|>$/g, '')
    const asked = new URL(`/email?${new URLSearchParams({ 'headers.message-id': messageId })}`, url)
    const response = await fetch(asked, { signal: AbortSignal.timeout(10_000) })
    return Inbox.parse(await response.json()).some((mail) => mail.messageId?.replace(/^<|>$/g, '') === bare)
  }
}
