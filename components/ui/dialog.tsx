'use client'

import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { backdropStyle } from './popup.ts'

const widths = { narrow: 'sm:w-[26rem]', wide: 'sm:w-[44rem] sm:max-w-[calc(100vw-3rem)]' } as const

type DialogProps = {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  width?: keyof typeof widths
  children: ReactNode
}

/** A modal dialog: in the middle of a wide screen, at the bottom of a phone's. */
export function Dialog({ title, open, onOpenChange, width = 'narrow', children }: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropStyle} />
        <BaseDialog.Popup
          className={`fixed inset-x-0 bottom-0 z-50 max-h-dvh overflow-y-auto overscroll-contain rounded-t-2xl border border-line bg-card p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-2xl outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:inset-x-auto sm:top-[12dvh] sm:bottom-auto sm:left-1/2 sm:max-h-[80dvh] sm:-translate-x-1/2 sm:rounded-2xl sm:p-6 ${widths[width]}`}
        >
          <div className="flex items-center justify-between">
            <BaseDialog.Title className="text-20 font-semibold">{title}</BaseDialog.Title>
            <BaseDialog.Close render={<IconButton label="Close" className="-mr-2" />}>
              <X aria-hidden="true" className="size-5" />
            </BaseDialog.Close>
          </div>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
