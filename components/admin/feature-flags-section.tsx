import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { parseSwitches, switchesPath } from '@/lib/shell/switches/switches.ts'
import { Panel } from '../ui/panel.tsx'
import { SwitchesForm } from './switches-form.tsx'

/** What is on, read past every cache. */
export async function FeatureFlagsSection() {
  const switches = parseSwitches((await adminFirestore().doc(switchesPath).get()).data())
  return (
    <Panel className="max-w-xl">
      <SwitchesForm key={JSON.stringify(switches)} switches={switches} />
    </Panel>
  )
}
