'use client'

import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { popupItemStyle, popupStyle, usePopupHome } from './popup.ts'

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement
  /** Shown above the items, e.g. whose menu it is. */
  heading?: ReactNode
  children: ReactNode
}

/** A menu of actions behind a button; arrow keys and letters move, Escape closes. */
export function Menu({ trigger, heading, children }: MenuProps) {
  const { home, control } = usePopupHome()
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger ref={control} render={trigger} />
      <BaseMenu.Portal container={home}>
        <BaseMenu.Positioner sideOffset={8} align="end" className="z-30 outline-none">
          <BaseMenu.Popup className={`w-56 ${popupStyle}`}>
            {heading ? <p className="truncate px-3 pt-1.5 pb-2 text-12 text-muted">{heading}</p> : null}
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export function MenuItem({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  return (
    <BaseMenu.Item className={popupItemStyle} onClick={onChoose}>
      {children}
    </BaseMenu.Item>
  )
}

export function MenuLine() {
  return <BaseMenu.Separator className="my-1.5 border-t border-line" />
}
