'use client'

import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Hint } from '../ui/hint.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Tabs } from '../ui/tabs.tsx'

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
