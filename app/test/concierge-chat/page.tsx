import { ConciergeChat } from '@/components/chat/concierge-chat.tsx'
import { PageFrame } from '@/components/shell/page-frame.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/test/concierge-chat')

export default function ConciergeChatPage() {
  return (
    <PageFrame path="/test/concierge-chat">
      <ConciergeChat />
    </PageFrame>
  )
}
