import { PageFrame } from '@/components/shell/page-frame.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'
import { ConciergeChat } from '@/components/support/chat/concierge-chat.tsx'

export const metadata = pageMetadata('/test/concierge-chat')

export default function ConciergeChatPage() {
  return (
    <PageFrame path="/test/concierge-chat">
      <ConciergeChat />
    </PageFrame>
  )
}
