'use client'

import { useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { AlertKind } from '@/lib/accounts/client/alert-places.ts'
import type { AlertChannel } from '@/lib/alerts/alert.ts'
import { channelLooks } from '../channels/channel-names.ts'
import { refusalWords } from '../refusal-words.ts'

/** What became of a test, channel by channel. */
export type TestResult = { channel: AlertChannel; ok: boolean; words: string }
export type TestSend = { id: string; busy: boolean; results: TestResult[] } | null

/** Sends a test by every channel of an alert that can be sent by; a feed is read, not sent. */
export function useTestSend(kind: AlertKind) {
  const store = useAccountStore()
  const [sent, setSent] = useState<TestSend>(null)
  const test = async (id: string, channels: readonly AlertChannel[]) => {
    setSent({ id, busy: true, results: [] })
    const results: TestResult[] = []
    for (const channel of channels) {
      results.push(channel === 'feed' ? feedResult : await sendOne(channel, id))
      setSent({ id, busy: results.length < channels.length, results: [...results] })
    }
    if (channels.length === 0) setSent({ id, busy: false, results: [] })
  }
  const sendOne = async (channel: Exclude<AlertChannel, 'feed'>, id: string): Promise<TestResult> => {
    try {
      const session = await store.session()
      const answer = await session.testAlert({ channel, alert: { kind, id } })
      if (answer.outcome === 'sent') return { channel, ok: true, words: `sent to ${answer.to}` }
      return { channel, ok: false, words: answer.message }
    } catch (error) {
      return { channel, ok: false, words: refusalWords(error) }
    }
  }
  return { sent, test }
}

const feedResult: TestResult = { channel: 'feed', ok: true, words: 'read by your calendar or reader, nothing is sent' }

export function testWords({ channel, words }: TestResult): string {
  return `${channelLooks[channel].name}: ${words}`
}
