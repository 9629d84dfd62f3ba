'use client'

import { type FormEvent, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { mailAddress } from '@/lib/core/mail-address.ts'
import type { ChatSide } from '@/lib/support/chat/chat.ts'
import type { SendChatAnswer } from '@/lib/support/chat/send-chat.ts'
import { useDraft } from '../../shell/forms/use-draft.ts'
import { problemOf } from '../../shell/forms/use-site-form.ts'

type Asked = { side: ChatSide; chat: string | null; asksWho: boolean; onSent?: (answer: SendChatAnswer) => void }

/** A message on its way: what is typed, what is wrong with it, and what became of it. */
export function useChatForm({ side, chat, asksWho, onSent }: Asked) {
  const store = useAccountStore()
  const draft = useDraft(`chat-${side}-${chat ?? 'new'}`)
  const [website, setWebsite] = useState('')
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<ReturnType<typeof problemOf> | null>(null)
  const { text = '', name = '', email = '' } = draft.values
  const isWrong = { text: text.trim() === '', email: asksWho && email.trim() !== '' && !mailAddress.test(email.trim()) }

  async function send(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      const session = await store.session()
      const who = { name: (asksWho && name.trim()) || null, email: (asksWho && email.trim()) || null }
      const answer = await session.sendChat({
        ...{ side, chat, attempt: draft.attempt(), text: text.trim(), website },
        ...who,
      })
      draft.end()
      setTried(false)
      onSent?.(answer)
    } catch (error) {
      setProblem(problemOf(error))
    }
    setBusy(false)
  }

  return {
    values: { text, name, email },
    faults: {
      text: tried && isWrong.text ? 'Write something first.' : null,
      email: tried && isWrong.email ? 'An address such as ann@example.com.' : null,
    },
    change: draft.change,
    changeText(value: string): void {
      draft.change({ text: value })
      setTried(false)
    },
    trap: { value: website, onChange: setWebsite },
    busy,
    problem,
    onSubmit(event: FormEvent): void {
      event.preventDefault()
      setTried(true)
      if (!busy && !isWrong.text && !isWrong.email) void send()
    },
  }
}
