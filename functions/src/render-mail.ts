import type { RenderMail } from '../../lib/server/alerts/delivery/send-email.ts'

/** Renders a message as a mail. The templates are imported with the first one, because no other function needs them. */
export const renderMail: RenderMail = async ({ content }, { to, unsubscribe, pause, change }, identity) => {
  const { renderAlertMail } = await import('@/components/mail/alert-mail.tsx')
  return renderAlertMail({ content, addressOf: to, unsubscribe, pause, change, identity })
}

/**
 * Opens what this process sends messages with. Imported on demand, because mail and push are larger than all other
 * functions together.
 */
export async function openDelivery() {
  const { deliveryContext } = await import('../../lib/server/alerts/delivery/context.ts')
  return deliveryContext(renderMail)
}
