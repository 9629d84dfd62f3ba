import { segmentLook } from '../ui/segment-look.ts'
import { SegmentOptions } from '../ui/segment-options.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** The visitor's choice of light or dark. */
export function ThemeSwitch() {
  return (
    <ThemeChoice className={`${segmentLook.frame} self-start`}>
      <SegmentOptions legend="Theme" name="theme" options={themes} chosen="system" />
    </ThemeChoice>
  )
}
