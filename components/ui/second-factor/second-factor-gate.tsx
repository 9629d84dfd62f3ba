'use client'

import { type ReactNode, useState } from 'react'
import { SecondFactorDoor } from './second-factor-door.tsx'

/** What operators see of a page that everybody may open: the door first, then what is behind it. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? children : <SecondFactorDoor onOpen={() => setIsOpen(true)} />
}
