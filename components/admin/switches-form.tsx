'use client'

import type { Switches } from '@/lib/shell/switches/switches.ts'
import { fetchSwitches } from '@/lib/shell/switches/watch-switches.ts'
import { TickBox } from '../ui/tick-box.tsx'
import { ActForm, PlainArea, PlainChoice } from './act-form.tsx'

const words = {
  liveSearch: { label: 'Live search', off: 'When off, members see that cached results still work.' },
  signUps: { label: 'Sign-ups', off: 'When off, the dialog says sign-ups are closed.' },
  forms: {
    label: 'Forms',
    off: 'When off, the contact, booking, review and bid forms are closed.',
  },
  chat: {
    label: 'Chat',
    off: 'When off, visitors can read but not write, and see the contact form. You can still reply.',
  },
  sharedSeats: {
    label: 'Shared seats',
    off: 'On, members can share seats they saw. Everyone sees one once a second person or our own check confirms it. Off, none are shown.',
  },
} as const
const names = Object.keys(words) as (keyof typeof words)[]

/** Every switch with what it does, and the site-wide banner. */
export function SwitchesForm({ switches }: { switches: Switches }) {
  return (
    <ActForm
      action="switches.set"
      label="Switches"
      submit="Apply"
      kind="primary"
      onDone={() => void fetchSwitches()}
      input={(values) => {
        const isOn = (name: string) => values.get(name) === 'on'
        const text = String(values.get('text')).trim()
        const tone = values.get('tone') === 'warn' ? 'warn' : 'info'
        return {
          liveSearch: isOn('liveSearch'),
          signUps: isOn('signUps'),
          forms: isOn('forms'),
          chat: isOn('chat'),
          sharedSeats: isOn('sharedSeats'),
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
        label="Message for all visitors"
        hint="Shown at the foot of every page within 30 seconds. Clear it to remove it."
        defaultValue={switches.banner?.text}
        maxLength={240}
      />
      <PlainChoice
        name="tone"
        label="Tone"
        defaultValue={switches.banner?.tone ?? 'info'}
        options={[
          { value: 'info', label: 'Information' },
          { value: 'warn', label: 'Warning' },
        ]}
      />
    </ActForm>
  )
}
