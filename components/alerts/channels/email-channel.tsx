'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { ChannelsDocument } from '@/lib/alerts/delivery/channels.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChannelBlock } from './channel-block.tsx'
import { useChannel } from './use-channel.ts'

/** E-mail goes to the address of the account; after a bounce, or an end of all of it, it rests until its owner says so. */
export function EmailChannel({ suppressed, emailOff }: Pick<ChannelsDocument, 'suppressed' | 'emailOff'>) {
  const { user } = useAccount()
  const channel = useChannel()
  const resume = () => channel.save({ email: 'resume' })
  return (
    <ChannelBlock name="email" locked={false} channel={channel} ready={suppressed === null}>
      <p className="text-14 wrap-anywhere">{user?.email}</p>
      {suppressed ? (
        <Notice kind="warn" action={<Button onClick={resume}>Send to it again</Button>}>
          Nothing is sent to {suppressed.address} since {formatInstant(suppressed.at)}: {suppressed.reason}
        </Notice>
      ) : null}
      {emailOff && !suppressed ? (
        <Notice kind="warn" action={<Button onClick={resume}>Send them again</Button>}>
          You stopped the e-mails of all alerts from a mail. Tests still arrive.
        </Notice>
      ) : null}
    </ChannelBlock>
  )
}
