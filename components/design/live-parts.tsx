'use client'

import { useState } from 'react'
import { formatNumber } from '@/lib/core/formats.ts'
import { searchPlaces } from '@/lib/network/place-search.ts'
import { findPlace, type Place } from '@/lib/network/places.ts'
import { Button } from '../ui/button.tsx'
import { CheckboxField } from '../ui/checkbox-field.tsx'
import { ComboboxField } from '../ui/combobox-field.tsx'
import { DataTable, type TableSort } from '../ui/data-table.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { Hint } from '../ui/hint.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { TextField } from '../ui/text-field.tsx'

const plans = [
  { value: 'free', label: 'Free' },
  { value: 'silver', label: 'Silver' },
  { value: 'gold', label: 'Gold' },
] as const

type Plan = (typeof plans)[number]['value']

/** Every kind of input and select: valid, invalid and disabled. */
export function Fields() {
  const [text, setText] = useState('')
  const [points, setPoints] = useState('100,000')
  const [plan, setPlan] = useState<Plan>('free')
  const [place, setPlace] = useState<Place | null>(findPlace('SYD') ?? null)
  const [typed, setTyped] = useState('')
  const [on, setOn] = useState(true)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <TextField label="Name" value={text} onChange={setText} placeholder="As on the passport" />
      <TextField
        label="Points"
        value={points}
        onChange={setPoints}
        unit="points"
        inputMode="numeric"
        hint="Your balance"
      />
      <TextField label="Email" value="someone" onChange={() => {}} fault="The address needs an @ and a dot" />
      <TextField label="Password" type="password" value="secret" onChange={() => {}} autoComplete="off" />
      <TextField label="Customer" value="Not yours to change" onChange={() => {}} disabled />
      <SelectField label="Plan" value={plan} options={plans} onChange={setPlan} />
      <SelectField label="Tier" value={plan} options={plans} onChange={setPlan} fault="This tier has ended" />
      <ComboboxField
        label="Airport"
        value={place}
        items={typed === '' || typed === place?.name ? suggested : searchPlaces(typed, 8)}
        onChange={setPlace}
        onType={setTyped}
        keyOf={({ token }) => token}
        textOf={({ name }) => name}
        draw={({ token, name }) => (
          <>
            <span className="mr-2 font-mono">{token}</span>
            {name}
          </>
        )}
        empty="No place of that name is in the network."
      />
      <TextAreaField label="Message" value={text} onChange={setText} hint="As long as you like" />
      <Segmented label="Which plan" value={plan} options={plans} onChange={setPlan} className="self-start" />
      <div>
        <CheckboxField checked={on} onChange={setOn}>
          Direct flights only
        </CheckboxField>
        <CheckboxField checked={false} onChange={() => {}} disabled>
          Not on this plan
        </CheckboxField>
      </div>
    </div>
  )
}

const suggested = ['SYD', 'MEL', 'BNE', 'PER'].flatMap((token) => findPlace(token) ?? [])

const views = ['list', 'month'] as const

/** What opens on top of a page (dialog, sheet, menu, hint), and tabs. */
export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const [view, setView] = useState<(typeof views)[number]>('list')
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
        <Menu trigger={<Button>Open menu</Button>} heading="someone@example.com">
          <MenuItem onChoose={() => {}}>Dashboard</MenuItem>
          <MenuItem onChoose={() => {}}>Billing</MenuItem>
          <MenuLine />
          <MenuItem onChoose={() => {}}>Sign Out</MenuItem>
        </Menu>
        <Hint text="Seen 20 November, 11:00" className="rounded-sm px-2 text-14 text-muted underline decoration-dotted">
          With a hint
        </Hint>
      </div>
      <Tabs
        label="Views"
        value={view}
        onChange={setView}
        tabs={views.map((value) => ({
          value,
          label: value === 'list' ? 'List' : 'Month',
          panel: <p className="text-14">The {value} goes here.</p>,
        }))}
      />
      <Dialog title="A dialog" open={open === 'dialog'} onOpenChange={(shown) => setOpen(shown ? 'dialog' : null)}>
        <p className="mt-3 mb-5 text-14 text-muted">It holds the focus until it is answered or left.</p>
        <Button kind="primary" className="w-full" onClick={() => setOpen(null)}>
          Understood
        </Button>
      </Dialog>
      <Sheet title="A sheet" open={open === 'sheet'} onOpenChange={(shown) => setOpen(shown ? 'sheet' : null)}>
        <p className="p-4 text-14 text-muted">It rises from the foot of a phone.</p>
      </Sheet>
    </div>
  )
}

type Row = { name: string; miles: number; cabins: string; note: string }

/** Distances between the airports; none of these figures come from a program. */
const rows: Row[] = [
  { name: 'Sydney to Auckland', miles: 1343, cabins: 'Y W J', note: 'three hours' },
  { name: 'Sydney to Singapore', miles: 3907, cabins: 'Y W J F', note: 'eight hours' },
  { name: 'Perth to London', miles: 9009, cabins: 'Y W J', note: 'seventeen hours' },
]

/** A sortable table, the figures of an answer, and the line that says where they come from. */
export function Tables() {
  const [sort, setSort] = useState<TableSort>({ column: 'miles', order: 'ascending' })
  const sorted = [...rows].sort((a, b) => (sort.order === 'ascending' ? a.miles - b.miles : b.miles - a.miles))
  return (
    <div className="space-y-5">
      <DataTable
        caption="Distances, as an example of a table"
        rows={sorted}
        keyOf={({ name }) => name}
        marked={({ name }) => name === 'Sydney to Singapore'}
        sort={sort}
        onSort={setSort}
        columns={[
          { id: 'name', head: 'Route', cell: ({ name }) => name },
          { id: 'cabins', head: 'Cabins', cell: ({ cabins }) => <span className="font-mono">{cabins}</span> },
          { id: 'note', head: 'About', cell: ({ note }) => note },
          { id: 'miles', head: 'Miles', end: true, sorts: true, cell: ({ miles }) => formatNumber(miles) },
        ]}
      />
      <Panel>
        <FigureList
          figures={[
            { label: 'Distance', value: '3,907 miles' },
            { label: 'Carriers', value: '2', note: 'with seats to book' },
            { label: 'Charges', value: 'not published' },
          ]}
        />
        <div className="mt-4">
          <SourceLine asOf="2026-11-20" confidence="derived" sources={['https://www.iata.org/', 'A line of words']} />
        </div>
      </Panel>
    </div>
  )
}
