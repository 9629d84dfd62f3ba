'use client'

import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { formatNumber } from '@/lib/core/formats.ts'
import { mailAddress } from '@/lib/core/mail-address.ts'
import { type ChatSide, MESSAGE_LENGTH } from '@/lib/support/chat/chat.ts'
import type { SendChatAnswer } from '@/lib/support/chat/send-chat.ts'
import { formProblems } from '../../shell/forms/site-form.tsx'
import { classifyError, FormTrap, useDraft } from '../../shell/forms/use-site-form.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useNotifyTyping } from './use-chat.ts'

/** The kind of a visitor's draft. It doesn't depend on the chat, whose id arrives with the first answer. */
export const visitorDraft = 'chat-visitor'

type ChatFormProps = {
  side: ChatSide
  chat: string | null
  /** Whether to ask for a name, and an email address for the answer. */
  asksWho: boolean
  onSent?: (answer: SendChatAnswer) => void
}

/** The form to write a message, for either side. The text survives a reload and a failed attempt to send it. */
export function ChatForm(props: ChatFormProps) {
  const { side, chat, asksWho } = props
  const form = useChatForm(props)
  const notifyTyping = useNotifyTyping(chat, side)
  const element = useRef<HTMLFormElement>(null)

  /** Sends on Enter, as in every chat; Shift+Enter starts a new line. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    element.current?.requestSubmit()
  }

  return (
    <form
      ref={element}
      aria-label={side === 'team' ? 'Answer' : 'Message us'}
      noValidate
      onSubmit={form.onSubmit}
      className="space-y-4 border-t border-line p-4 sm:p-5"
    >
      {asksWho ? <WhoFields values={form.values} fault={form.faults.email} onChange={form.change} /> : null}
      <TextAreaField
        label={side === 'team' ? 'Answer' : 'Message'}
        hint={remainingWords(form.values.text)}
        fault={form.faults.text}
        value={form.values.text}
        onKeyDown={onKeyDown}
        onChange={(value) => {
          form.changeText(value)
          notifyTyping()
        }}
      />
      <FormTrap {...form.trap} />
      <div role="status">
        {form.problem ? <Notice kind="danger">{formProblems[form.problem]}</Notice> : null}
        {form.leftOver ? <Notice kind="info">What you typed after that hasn’t been sent yet.</Notice> : null}
      </div>
      <BusyButton busy={form.busy} busyLabel="Sending" className="max-sm:w-full">
        Send
      </BusyButton>
    </form>
  )
}

function textFault(text: string): string | null {
  const over = text.trim().length - MESSAGE_LENGTH
  if (over > 0) return `${formatNumber(over)} characters too long. Up to ${formatNumber(MESSAGE_LENGTH)} fit.`
  return text.trim() === '' ? 'Write something first.' : null
}

/** Says how many characters are left, once more than half are used. */
function remainingWords(text: string): string | undefined {
  const left = MESSAGE_LENGTH - text.trim().length
  return left < MESSAGE_LENGTH / 2 ? `${formatNumber(Math.max(0, left))} characters left.` : undefined
}

type WhoFieldsProps = {
  values: { name: string; email: string }
  fault: string | null
  onChange: (change: Record<string, string>) => void
}

/** Optional fields for a guest's name and email address. */
function WhoFields({ values: { name, email }, fault, onChange }: WhoFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Your name (optional)"
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={(value) => onChange({ name: value })}
      />
      <TextField
        label="Email address (optional)"
        type="email"
        autoComplete="email"
        maxLength={200}
        hint="So we can reply after you leave."
        fault={fault}
        value={email}
        onChange={(value) => onChange({ email: value })}
      />
    </div>
  )
}

/** The state of the form: what is typed, what is wrong with it, and whether sending it worked. */
function useChatForm({ side, chat, asksWho, onSent }: ChatFormProps) {
  const store = useAccountStore()
  const draft = useDraft(side === 'team' ? `chat-team-${chat}` : visitorDraft)
  const [website, setWebsite] = useState('')
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [leftOver, setLeftOver] = useState(false)
  const [problem, setProblem] = useState<ReturnType<typeof classifyError> | null>(null)
  const { text = '', name = '', email = '' } = draft.values
  const isWrong = { text: textFault(text), email: asksWho && email.trim() !== '' && !mailAddress.test(email.trim()) }

  async function send(): Promise<void> {
    setBusy(true)
    setProblem(null)
    setLeftOver(false)
    const sent = draft.values
    const attempt = draft.attempt()
    try {
      const session = await store.session()
      const who = { name: (asksWho && name.trim()) || null, email: (asksWho && email.trim()) || null }
      const answer = await session.sendChat({
        ...{ side, chat, attempt, text: text.trim(), website },
        ...who,
      })
      setLeftOver(draft.end(sent).leftOver)
      setTried(false)
      onSent?.(answer)
    } catch (error) {
      setProblem(classifyError(error))
    }
    setBusy(false)
  }

  return {
    values: { text, name, email },
    faults: {
      text: tried || text.trim() !== '' ? isWrong.text : null,
      email: tried && isWrong.email ? 'Enter an address such as ann@example.com.' : null,
    },
    change: draft.change,
    changeText(value: string): void {
      draft.change({ text: value })
      setTried(false)
    },
    trap: { value: website, onChange: setWebsite },
    busy,
    problem,
    /** True if something was typed while a message was being sent. */
    leftOver,
    onSubmit(event: FormEvent): void {
      event.preventDefault()
      setTried(true)
      if (!busy && isWrong.text === null && !isWrong.email) void send()
    },
  }
}
