'use client'

import { type ReactNode, useState } from 'react'
import { SecondFactorEntry } from './second-factor-entry.tsx'

/** What operators see of a page that everybody may open: the door first, then what is behind it. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? children : <SecondFactorEntry onOpen={() => setIsOpen(true)} />
}
