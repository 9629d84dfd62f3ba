'use client'

import type { Switches } from '@/lib/shell/switches/switches.ts'
import { askSwitches } from '@/lib/shell/switches/watch-switches.ts'
import { TickBox } from '../ui/tick-box.tsx'
import { ActForm } from './act-form.tsx'
import { PlainArea, PlainChoice } from './plain-field.tsx'

const words = {
  liveSearch: { label: 'Live search', off: 'Off, members are told that stored seats can still be searched.' },
  signUps: { label: 'Sign-ups', off: 'Off, the dialog says that new accounts are closed.' },
  forms: {
    label: 'Forms',
    off: 'Off, contact, booking, review and bid forms say that they are closed, and refuse what is sent.',
  },
  chat: {
    label: 'Chat',
    off: 'Off, visitors read what was said and are led to the contact form. You can still answer.',
  },
} as const
const names = Object.keys(words) as (keyof typeof words)[]

/** Every switch with what it does when it is off, and the line for everybody. */
export function SwitchesForm({ switches }: { switches: Switches }) {
  return (
    <ActForm
      action="switches.set"
      label="Switches"
      submit="Apply"
      kind="primary"
      onDone={() => void askSwitches()}
      input={(values) => {
        const isOn = (name: string) => values.get(name) === 'on'
        const text = String(values.get('text')).trim()
        const tone = values.get('tone') === 'warn' ? 'warn' : 'info'
        return {
          liveSearch: isOn('liveSearch'),
          signUps: isOn('signUps'),
          forms: isOn('forms'),
          chat: isOn('chat'),
          banner: text === '' ? null : { text, tone },
        }
      }}
    >
      {names.map((name) => (
        <label key={name} className="flex min-h-11 cursor-pointer items-start gap-3 text-14">
          <TickBox name={name} defaultChecked={switches[name]} className="mt-0.5" />
          <span>
            <span className="font-medium">{words[name].label}</span>
            <span className="block text-muted">{words[name].off}</span>
          </span>
        </label>
      ))}
      <PlainArea
        name="text"
        label="Line for everybody"
        hint="At the foot of every page; empty takes it down. Open pages show it within half a minute."
        defaultValue={switches.banner?.text}
        maxLength={240}
      />
      <PlainChoice
        name="tone"
        label="Tone of the line"
        defaultValue={switches.banner?.tone ?? 'info'}
        options={[
          { value: 'info', label: 'For their information' },
          { value: 'warn', label: 'A warning' },
        ]}
      />
    </ActForm>
  )
}
