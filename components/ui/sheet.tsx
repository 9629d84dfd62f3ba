'use client'

import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

type SheetProps = {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** A panel that rises from the bottom edge of the screen; closed by swiping down, Escape or its button. */
export function Sheet({ title, open, onOpenChange, children }: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange}>
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-black/40 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Drawer.Viewport className="fixed inset-0 z-40 flex items-end justify-center">
          <Drawer.Popup className="max-h-[88dvh] w-full max-w-xl overflow-y-auto overscroll-contain rounded-t-2xl border-t border-line bg-paper pb-[max(1rem,env(safe-area-inset-bottom))] text-ink shadow-2xl [transform:translateY(var(--drawer-swipe-movement-y))] transition-transform duration-200 ease-out data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]">
            <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-paper py-1 pr-1 pl-4">
              <Drawer.Title className="text-16 font-semibold">{title}</Drawer.Title>
              <Drawer.Close aria-label="Close" className="inline-flex size-11 items-center justify-center rounded-lg">
                <X aria-hidden="true" className="size-5" />
              </Drawer.Close>
            </div>
            <Drawer.Content>{children}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
