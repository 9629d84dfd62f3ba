/** The side of its place on which a label stands. */
export type LabelSide = 'above' | 'below' | 'right' | 'left'

/** A label as laid out on screen, in pixels from the top left corner of the map. */
export type MapLabel = { code: string; x: number; y: number; width: number }

type Box = { left: number; top: number; right: number; bottom: number }

const height = 16
/** From the middle of a place to the nearest edge of its label. */
const gap = 8

/**
 * Chooses the side of its place for each label, so that no label covers another label, a place, or the edge of a map of
 * this size. Earlier labels choose first, and each takes the first free side in `order`; a label for which no side is
 * left is omitted.
 */
export function placeLabels(
  labels: readonly MapLabel[],
  size: { width: number; height: number },
  order: readonly LabelSide[] = ['above', 'below', 'right', 'left'],
): Map<string, LabelSide> {
  const taken: Box[] = []
  const sides = new Map<string, LabelSide>()
  for (const label of labels) {
    const others = labels.filter(({ code }) => code !== label.code).map(({ x, y }) => around(x, y, 4, 4))
    const boxes = labelBoxes(label)
    for (const side of order) {
      const box = boxes[side]
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height
      if (!isInside || [...taken, ...others].some((other) => covers(box, other))) continue
      taken.push(box)
      sides.set(label.code, side)
      break
    }
  }
  return sides
}

function labelBoxes({ x, y, width }: MapLabel): Record<LabelSide, Box> {
  const [wide, high] = [width / 2, height / 2]
  return {
    above: around(x, y - gap - high, wide, high),
    below: around(x, y + gap + high, wide, high),
    right: around(x + gap + wide, y, wide, high),
    left: around(x - gap - wide, y, wide, high),
  }
}

const around = (x: number, y: number, wide: number, high: number): Box => {
  return { left: x - wide, top: y - high, right: x + wide, bottom: y + high }
}

function covers(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
