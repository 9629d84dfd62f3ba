import type { RenderMail } from '../../lib/server/alerts/delivery/send-email.ts'

/** A message as a mail. The templates are loaded with the first one: no other function needs them. */
export const renderMail: RenderMail = async ({ told }, { to, unsubscribe, pause, change }, identity) => {
  const { renderAlertMail } = await import('../../components/mail/render-alert-mail.tsx')
  return renderAlertMail({ told, addressOf: to, unsubscribe, pause, change, identity })
}

/** What this process sends with. Loaded when asked for: mail and push weigh more than all other functions together. */
export async function openDelivery() {
  const { deliveryContext } = await import('../../lib/server/alerts/delivery/context.ts')
  return deliveryContext(renderMail)
}
