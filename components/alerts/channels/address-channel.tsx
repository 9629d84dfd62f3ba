'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { type AddressChannel as AddressChannelName, channelFacts } from '@/lib/alerts/alert-channels.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ChannelBlock } from './channel-block.tsx'
import { useChannel } from './use-channel.ts'

type AddressChannelProps = {
  name: 'webhook' | AddressChannelName
  locked: boolean
  /** The address in use. */
  url: string | null
  children?: ReactNode
}

/** A channel that is set up by entering an address. */
export function AddressChannel({ name, locked, url, children }: AddressChannelProps) {
  const { label, placeholder, hint } = channelFacts[name].address
  const channel = useChannel()
  const [typed, setTyped] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const value = typed ?? url ?? ''
  const isBad = !URL.canParse(value) || !/^https?:/.test(value)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBad) return
    const saved = await channel.save({ [name]: { url: value } })
    if (saved) setTyped(null)
  }
  const remove = async () => {
    setTyped('')
    setTried(false)
    await channel.save({ [name]: null })
    setTyped(null)
  }
  return (
    <ChannelBlock name={name} locked={locked} channel={channel} ready={url !== null}>
      {locked && url === null ? null : (
        <form onSubmit={submit} noValidate className="space-y-2">
          <TextField
            label={label}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            placeholder={placeholder}
            hint={hint}
            value={value}
            disabled={locked}
            fault={tried && isBad ? 'Enter the full address, starting with https://.' : null}
            onChange={setTyped}
          />
          <div className="flex flex-wrap gap-2">
            {locked ? null : <Button type="submit">{url ? 'Change' : 'Save'}</Button>}
            {url ? (
              <Button kind="danger" onClick={remove}>
                Remove
              </Button>
            ) : null}
          </div>
        </form>
      )}
      {children}
    </ChannelBlock>
  )
}
