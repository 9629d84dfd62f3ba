import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { parseSwitches, switchesPath } from '@/lib/shell/switches/switches.ts'
import { Panel } from '../ui/panel.tsx'
import { SwitchesForm } from './switches-form.tsx'

/** The feature switches, read from the database without any cache. */
export async function FeatureFlagsSection() {
  const switches = parseSwitches((await adminFirestore().doc(switchesPath).get()).data())
  return (
    <Panel className="max-w-xl">
      <SwitchesForm key={JSON.stringify(switches)} switches={switches} />
    </Panel>
  )
}
