import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HintTip } from '../../../../components/ui/hint-tip.tsx'

const ignore = () => {}

it('does not scroll, so that Tab goes past an open hint', () => {
  const pointer = { onPointerEnter: ignore, onPointerLeave: ignore }
  const markup = renderToStaticMarkup(
    <HintTip text="29,000 points" trigger={{ current: null }} onClose={ignore} {...pointer} />,
  )
  // A browser’s own style of a popover is `overflow: auto`.
  expect(markup).toMatch(/popover="manual"[^>]* class="[^"]*\boverflow-visible\b/)
})
