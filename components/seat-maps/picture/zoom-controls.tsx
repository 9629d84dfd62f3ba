'use client'

import { Printer, ZoomIn, ZoomOut } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { zoomRange } from './use-pinch.ts'

type ZoomControlsProps = { zoom: number; onZoom: (zoom: number) => void }

const step = 0.5

export function ZoomControls({ zoom, onZoom }: ZoomControlsProps) {
  return (
    <div className="flex items-center gap-2">
      <Button
        aria-label="Smaller"
        disabled={zoom <= zoomRange.least}
        onClick={() => onZoom(Math.max(zoomRange.least, zoom - step))}
      >
        <ZoomOut aria-hidden="true" className="size-4" />
      </Button>
      <Button
        aria-label="Larger"
        disabled={zoom >= zoomRange.most}
        onClick={() => onZoom(Math.min(zoomRange.most, zoom + step))}
      >
        <ZoomIn aria-hidden="true" className="size-4" />
      </Button>
      <Button aria-label="Print this page" className="max-sm:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}
